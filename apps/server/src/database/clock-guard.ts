import * as z from 'zod/mini';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';
import { instant } from './columns.ts';

/** The latest time that a clock showed while it could be trusted; one row. */
export const clockMark = pgTable(
  'clock_mark',
  { id: integer().primaryKey().default(1), at: instant().notNull() },
  (table) => [check('clock_mark_once', sql`${table.id} = 1`)],
);

const minute = 60_000;
const hour = 60 * minute;

/** The time by which two clocks may differ, or one may move against elapsed time, before neither is trusted; milliseconds. */
const tolerance = 5 * minute;
/** A longer time without any trusted look counts as a jump: a server that stood still, or a clock that is ahead. */
const longestSilence = 24 * hour;
/** The time after a jump that work waits: what can be repaired, and what takes money. */
const settling = { usual: 15 * minute, charging: 6 * hour } as const;

const marked = z.array(z.object({ now: z.coerce.number(), mark: z.nullable(z.coerce.number()) }));

/** Tells whether the clock can be trusted: to end or begin something (`usual`), and to charge somebody. */
export interface ClockTrust {
  readonly usual: boolean;
  readonly charging: boolean;
}

/**
 * Tells at each look whether the clock can be trusted. After a jump (against elapsed time, against the database's clock, or against the
 * latest trusted time) it is not, until it has run evenly for a while; while it is, the mark moves on.
 */
export function clockGuard(
  db: Database,
  {
    now = Date.now,
    elapsed = () => performance.now(),
  }: { readonly now?: () => number; readonly elapsed?: () => number } = {},
): () => Promise<ClockTrust> {
  let last: { readonly now: number; readonly elapsed: number } | undefined;
  let jumpedAt: number | undefined;
  return async () => {
    const { rows } = await db.execute(
      sql`select extract(epoch from clock_timestamp()) * 1000 as now, (select extract(epoch from at) * 1000 from ${clockMark}) as mark`,
    );
    const [stored = { now: now(), mark: null }] = z.parse(marked, rows);
    const look = { now: now(), elapsed: elapsed() };
    const moved = last === undefined ? 0 : Math.abs(look.now - last.now - (look.elapsed - last.elapsed));
    const isOff = Math.abs(look.now - stored.now) > tolerance;
    const isBehind = stored.mark !== null && look.now < stored.mark - tolerance;
    // A silence is looked at once, when this process begins.
    const isLate = last === undefined && stored.mark !== null && look.now > stored.mark + longestSilence;
    if (moved > tolerance || isOff || isBehind || isLate) jumpedAt = look.elapsed;
    last = look;
    const since = jumpedAt === undefined ? Infinity : look.elapsed - jumpedAt;
    const trust = { usual: since >= settling.usual, charging: since >= settling.charging };
    if (trust.usual)
      await db
        .insert(clockMark)
        .values({ at: new Date(look.now).toISOString() })
        .onConflictDoUpdate({
          target: clockMark.id,
          set: { at: sql`greatest(${clockMark.at}, excluded.at)` },
        });
    return trust;
  };
}

/** The time that something written now holds from, in milliseconds: never before the latest trusted time. */
export async function trustedNow(tx: Pick<Transaction, 'select'>): Promise<number> {
  const [mark] = await tx.select({ at: clockMark.at }).from(clockMark);
  return Math.max(Date.now(), mark === undefined ? 0 : Date.parse(mark.at));
}
