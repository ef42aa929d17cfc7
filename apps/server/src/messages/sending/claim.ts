import type { Language } from '@saer/i18n/locale';
import type { MessageState } from '@saer/contract/notification';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox } from '../tables.ts';
import type { OutgoingMessage } from '../../integrations/transport.ts';

/** A message that is this try's to send. */
export interface Claimed extends Omit<OutgoingMessage, 'attachment'> {
  readonly attempts: number;
  /** The announcement whose text it has. */
  readonly announcementId: number | null;
  readonly language: Language;
  /** The file that goes with it: its name, and the reference by which it is made. */
  readonly attached?: { readonly name: string; readonly reference: string };
}

const wiped = { subject: null, body: null, html: null, attachment: null, headers: null };

/** Takes up a message for one try; undefined if it no longer waits. One that comes too late is given up: an expired code is useless. */
export async function claim(db: Database, id: string): Promise<Claimed | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'QUEUED')))
    .returning();
  if (row === undefined) return undefined;
  const { body, attachment: reference, attachmentName: name, ...rest } = row;
  const claimed = {
    ...rest,
    body: body ?? '',
    ...(reference === null || name === null ? {} : { attached: { name, reference } }),
  };
  if (row.expiresAt === null || Date.parse(row.expiresAt) > Date.now()) return claimed;
  await markFailed(db, claimed, 'expired');
  return undefined;
}

/** Only the try that claimed it last may say how it ended. */
const isLastTry = ({ id, attempts }: Claimed, states: readonly MessageState[]) =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), inArray(outbox.state, [...states]));
const stillOurs = (message: Claimed) => isLastTry(message, ['QUEUED']);

/** Writes down that a message was sent, also where it was withdrawn while it was: it is out. */
export async function markSent(db: Database, message: Claimed, carrierId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ ...wiped, state: 'SENT', carrierId, sentAt: sql`now()`, lastError: null })
    .where(isLastTry(message, ['QUEUED', 'WITHDRAWN']));
}

export async function markFailed(db: Database, message: Claimed, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ ...wiped, state: 'FAILED', lastError })
    .where(stillOurs(message));
}

/** Writes down why a try failed; the job runner says when the next one comes. */
export async function postpone(db: Database, message: Claimed, lastError: string): Promise<void> {
  await db.update(outbox).set({ lastError }).where(stillOurs(message));
}
