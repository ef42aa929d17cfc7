import { asc, eq } from 'drizzle-orm';
import postalMime, { type Email } from 'postal-mime';
import { localMessage } from '../integrations/local/tables.ts';
import { messageSender } from '../messages/jobs.ts';
import { directJobs } from '../messages/sending/lanes.ts';
import { outbox } from '../messages/tables.ts';
import { findAnnouncementText } from '../notifications/queries.ts';
import { readSettings } from '../settings.ts';
import type { TestApp } from './test-app.ts';

/**
 * Sends everything in the outbox to the local mailbox; returns the mails that arrived at an address, as a mail program reads them,
 * in the order in which they were written: those that are sent at once may arrive in any.
 */
export async function sentMails({ db }: Pick<TestApp, 'db'>, recipient: string): Promise<Email[]> {
  const sender = messageSender({
    db,
    settings: readSettings({ NODE_ENV: 'test' }, '/'),
    findAnnouncement: (id, language) => findAnnouncementText(db, id, language),
  });
  const waiting = await db.select().from(outbox).where(eq(outbox.state, 'QUEUED'));
  await Promise.all(waiting.map(async ({ id, channel }) => sender.handlers[directJobs[channel]]?.({ id })));
  await sender.close();
  const rows = await db
    .select({ source: localMessage.source })
    .from(localMessage)
    .where(eq(localMessage.recipient, recipient));
  const mails = await Promise.all(rows.map(({ source }) => postalMime.parse(source)));
  const written = await db
    .select({ providerMessageId: outbox.providerMessageId })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(asc(outbox.createdAt));
  const at = ({ messageId }: Email) =>
    written.findIndex(({ providerMessageId }) => providerMessageId === messageId);
  return mails.toSorted((one, other) => at(one) - at(other));
}

/** The value of a mail's header. */
export const readHeader = ({ headers }: Email, name: string): string | undefined =>
  headers.find(({ key }) => key === name.toLowerCase())?.value;
