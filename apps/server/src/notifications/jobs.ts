import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notification } from './tables.ts';

/** Days a notification is kept, read or not. */
const keptDays = 365;
/** Days of one that was read. */
const readDays = 90;

/** Deletes old notifications. */
export async function tidyNotifications(db: Database): Promise<void> {
  await db
    .delete(notification)
    .where(lt(notification.createdAt, sql`now() - make_interval(days => ${keptDays})`));
  await db
    .delete(notification)
    .where(lt(notification.readAt, sql`now() - make_interval(days => ${readDays})`));
}
