import { desc, eq } from 'drizzle-orm';
import { outbox } from '../messages/tables.ts';
import type { TestApp } from './test-app.ts';

/** Messages queued for an address, newest first. No worker runs here, so nothing has been sent. */
export const queuedFor = ({ db }: Pick<TestApp, 'db'>, recipient: string) =>
  db
    .select({ template: outbox.template, body: outbox.body, channel: outbox.channel })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.createdAt));

/** The newest one-time code on its way to an address. */
export async function codeFor(server: Pick<TestApp, 'db'>, recipient: string): Promise<string> {
  for (const { body } of await queuedFor(server, recipient)) {
    const code = /(?<!\d)\d{6}(?!\d)/.exec(body ?? '')?.[0];
    if (code !== undefined) return code;
  }
  throw new Error(`No code is on its way to ${recipient}`);
}
