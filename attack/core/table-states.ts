import { sql } from 'drizzle-orm';
import type { Target } from './target.ts';

/** Tables that a read may write, or a clock meanwhile: when a session was used, counts, and the latest time that was seen. */
const writtenByReads = new Set([
  'session',
  'rate_limit',
  'daily_count',
  'outbox',
  'local_message',
  'clock_mark',
]);

/** States of all tables, each a text that differs after any change. */
async function tableStates({ db }: Target): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const states = new Map<string, string>();
  for (const { name } of tables.filter((each) => !writtenByReads.has(each.name))) {
    const { rows } = await db.execute(
      sql`select count(*) as n, max(xmin::text::bigint) as last from ${sql.identifier(name)}`,
    );
    states.set(name, JSON.stringify(rows));
  }
  return states;
}

/** The tables that some work changes. */
export async function changedTables(target: Target, work: () => Promise<void>): Promise<readonly string[]> {
  const before = await tableStates(target);
  await work();
  const after = await tableStates(target);
  return [...after].flatMap(([name, state]) => (before.get(name) === state ? [] : [name]));
}
