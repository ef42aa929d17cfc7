import type { TestApp } from '../../testing/test-app.ts';
import { outbox } from '../tables.ts';

/** A mail that a server refused, straight in the database. */
export async function newMessage(
  { db }: { readonly db: Pick<TestApp['db'], 'insert'> },
  more: Partial<typeof outbox.$inferInsert> = {},
) {
  const [row] = await db
    .insert(outbox)
    .values({
      channel: 'email',
      template: 'contactReceived',
      recipient: 'typo@mail.invalid',
      language: 'en',
      subject: 'We received your message',
      body: 'Hello Maha, see http://localhost:3000/x#thread=secret',
      state: 'FAILED',
      failure: 'refused',
      lastError: 'SMTP 550 5.1.2',
      attempts: 1,
      ...more,
    })
    .returning();
  if (row === undefined) throw new Error('No message was written');
  return row;
}

/** One that an admin may correct and send again; returns its number. */
export const newFailedMessage = async (server: { readonly db: Pick<TestApp['db'], 'insert'> }) =>
  (await newMessage(server)).number;
