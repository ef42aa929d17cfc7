import { type DayEntry, periodOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { SubscriptionRow } from '../queries.ts';
import { subscriptionDayEntry } from '../tables.ts';

/** Days that are added or taken away: from when, their time, both in milliseconds, and the payment or refund behind them. */
export interface NewDays {
  /** By `trustedNow`. */
  readonly at: number;
  readonly kind: Exclude<DayEntry['kind'], 'OPENING'>;
  readonly time: number;
  readonly transactionReference?: string;
}

type Period = Pick<SubscriptionRow, 'startsAt' | 'endsAt'>;

export const iso = (at: number): string => new Date(at).toISOString();

/** The ledger of a locked subscription, in the order in which it was written. */
export async function readLedger(
  tx: Pick<Transaction, 'select'>,
  subscriptionId: number,
): Promise<DayEntry[]> {
  const { kind, at, time } = subscriptionDayEntry;
  const rows = await tx
    .select({ kind, at, time })
    .from(subscriptionDayEntry)
    .where(eq(subscriptionDayEntry.subscriptionId, subscriptionId))
    .orderBy(asc(subscriptionDayEntry.id));
  return rows.map((row) => ({ ...row, at: Date.parse(row.at) }));
}

/** Writes what a locked subscription has into its ledger, if that is empty: all later entries build on it. */
async function openLedger(tx: Transaction, { id, startsAt, endsAt }: SubscriptionRow): Promise<DayEntry[]> {
  const entries = await readLedger(tx, id);
  if (entries.length > 0 || startsAt === null || endsAt === null) return entries;
  const at = Date.parse(startsAt);
  const opening = { kind: 'OPENING', at, time: Math.max(0, Date.parse(endsAt) - at) } as const;
  await tx.insert(subscriptionDayEntry).values({ ...opening, subscriptionId: id, at: startsAt });
  return [opening];
}

/** Writes days of a locked subscription into its ledger; returns the beginning and end that follow from it. */
export async function writeDays(
  tx: Transaction,
  row: SubscriptionRow,
  days: NewDays,
): Promise<Partial<Period>> {
  const entries = await openLedger(tx, row);
  await tx.insert(subscriptionDayEntry).values({ ...days, subscriptionId: row.id, at: iso(days.at) });
  const period = periodOf([...entries, days], days.at);
  if (period === null) return {};
  // One without an end has run all the time.
  const startsAt = row.unlimited ? row.startsAt : iso(period.start);
  return { startsAt, endsAt: iso(period.end) };
}
