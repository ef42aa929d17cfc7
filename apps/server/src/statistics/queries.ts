import { countRetentionDays } from '@saer/contract/site/statistics';
import { riyadhDay } from '@saer/i18n/format-date';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Counted } from './counting/event-counter.ts';
import { dailyCount } from './tables.ts';

const dayLength = 86_400_000;

/** The day so many days before one, `YYYY-MM-DD`. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10);

/** Adds counts to those of their days, in one statement. */
export async function addCounts(db: Database, counts: readonly Counted[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(dailyCount)
    .values([...counts])
    .onConflictDoUpdate({
      target: [dailyCount.day, dailyCount.event, dailyCount.page, dailyCount.language],
      set: { total: sql`${dailyCount.total} + excluded.total` },
    });
}

/** Deletes counts whose retention is over. */
export async function deleteOldCounts(db: Database, now = new Date()): Promise<void> {
  await db.delete(dailyCount).where(lt(dailyCount.day, daysBefore(riyadhDay(now), countRetentionDays)));
}
