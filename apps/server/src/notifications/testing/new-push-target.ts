import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { session } from '../../auth/tables.ts';
import { type Person, person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { pushTarget } from '../tables.ts';

/** A browser of a session, straight in the database; returns the id. */
export async function newPushTarget(
  { db }: Pick<TestApp, 'db'>,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  more: Partial<typeof pushTarget.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(pushTarget)
    .values({
      accountId: id,
      sessionId,
      kind: 'web',
      identifier: `https://push.example/${randomUUID()}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      ...more,
    })
    .returning({ id: pushTarget.id });
  return row?.id ?? 0;
}

/** A device of an account and one of another. */
export async function pushTargetRows(server: Pick<TestApp, 'db'>, accountId: number) {
  const [own] = await server.db.select().from(session).where(eq(session.accountId, accountId));
  const other = await person(server, { role: 'USER' });
  return {
    own: await newPushTarget(server, { id: accountId, sessionId: own?.id ?? '' }),
    foreign: [await newPushTarget(server, other)],
    missing: 999_999,
  };
}
