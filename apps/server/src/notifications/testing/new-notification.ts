import { person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { notification } from '../tables.ts';

/** An unread notification, straight in the database; returns the id. */
export async function newNotification(
  { db }: { readonly db: Pick<TestApp['db'], 'insert'> },
  accountId: number,
  more: Partial<typeof notification.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(notification)
    .values({ accountId, kind: 'securityChanged', data: { change: 'password' }, ...more })
    .returning({ id: notification.id });
  return row?.id ?? 0;
}

/** A notification of an account and one of another: nobody sees another's, not even an admin. */
export async function notificationRows(server: Pick<TestApp, 'db'>, accountId: number) {
  const other = await person(server, { role: 'USER' });
  const own = await newNotification(server, accountId);
  return { own, foreign: [await newNotification(server, other.id)], missing: 999_999 };
}
