import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TestApp } from './test-app.ts';

/** Waits until so many statements wait for a lock that another transaction of this database has. */
export async function waitingForLock({ db }: Pick<TestApp, 'db'>, count: number): Promise<void> {
  const waiting = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const { rows } = await db.execute<{ n: number }>(waiting);
    if ((rows[0]?.n ?? 0) >= count) return;
    await wait(10);
  }
}
