import type { Transaction } from '../database/database.ts';
import { outbox } from './tables.ts';
import type { Message } from './templates/message.ts';
import { render } from './templates/render.ts';

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
