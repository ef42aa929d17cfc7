import type { Transaction } from '../database/database.ts';
import { outbox } from './tables.ts';
import type { Message } from './templates/message.ts';

/** Puts a message in the outbox, in the transaction of the change that causes it. A worker sends it. */
export async function queueMessage(tx: Transaction, siteOrigin: string, message: Message): Promise<void> {
  void siteOrigin;
  await tx.insert(outbox).values({
    channel: message.email === undefined ? 'sms' : 'email',
    template: message.template,
    recipient: message.email ?? message.mobile,
    language: message.language,
    subject: message.template,
    body: JSON.stringify(message),
    accountId: message.accountId ?? null,
  });
}
