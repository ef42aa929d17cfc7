import type { TestApp } from '../../testing/test-app.ts';
import { notification } from '../tables.ts';

/** An unread notification, straight in the database; returns the id. */
export async function newNotification(
  { db }: Pick<TestApp, 'db'>,
  accountId: number,
  more: Partial<typeof notification.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(notification)
    .values({ accountId, kind: 'securityChanged', data: { change: 'password' }, ...more })
    .returning({ id: notification.id });
  return row?.id ?? 0;
}
