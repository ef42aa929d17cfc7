import type { CodeChannel } from '@saer/contract/auth';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { outbox } from './tables.ts';
import { localMessage } from '../integrations/local/tables.ts';
import type { Message } from './templates/message.ts';
import { render } from './templates/render.ts';

const maxVisible = 50;

/** Puts a message in the outbox, in the transaction of the change that causes it. A worker sends it. */
export async function queueMessage(tx: Transaction, siteOrigin: string, message: Message): Promise<void> {
  await tx.insert(outbox).values({
    channel: message.email === undefined ? 'sms' : 'email',
    template: message.template,
    recipient: message.email ?? message.mobile,
    language: message.language,
    ...render(message, siteOrigin),
    accountId: message.accountId ?? null,
    expiresAt: 'expiresAt' in message ? message.expiresAt : null,
  });
}

/** Messages received by a channel's local provider, newest first. */
export const findLocalMessages = (db: Database, channel: CodeChannel, recipient?: string) =>
  db
    .select()
    .from(localMessage)
    .where(
      and(
        eq(localMessage.channel, channel),
        recipient === undefined
          ? undefined
          : eq(sql`lower(${localMessage.recipient})`, recipient.toLowerCase()),
      ),
    )
    .orderBy(desc(localMessage.receivedAt))
    .limit(maxVisible);

/** One mail of the local mailbox. */
export async function findLocalMail(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(localMessage)
    .where(and(eq(localMessage.channel, 'email'), eq(sql`${localMessage.id}::text`, id)));
  if (row === undefined) throw new AppError({ code: 'notFound' });
  return row;
}
