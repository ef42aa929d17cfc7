import {
  type SubscriptionEvent,
  type DayEntry,
  periodOf,
} from '@saer/contract/subscriptions/subscription-lifecycle';
import { eq, sql, asc } from 'drizzle-orm';
import { difference, recordChange } from '../../audit/queries.ts';
import type { Transaction } from '../../database/database.ts';
import type { SubscriptionNews } from '../../messages/templates/message.ts';
import { subscription, subscriptionDayEntry } from '../tables.ts';
import { queueNews } from './queue-news.ts';
import type { SubscriptionRow } from '../queries.ts';

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
async function writeDays(tx: Transaction, row: SubscriptionRow, days: NewDays): Promise<Partial<Period>> {
  const entries = await openLedger(tx, row);
  await tx.insert(subscriptionDayEntry).values({ ...days, subscriptionId: row.id, at: iso(days.at) });
  const period = periodOf([...entries, days], days.at);
  if (period === null) return {};
  // One without an end has run all the time.
  const startsAt = row.unlimited ? row.startsAt : iso(period.start);
  return { startsAt, endsAt: iso(period.end) };
}

interface Step {
  /** Locked by the caller. */
  readonly row: SubscriptionRow;
  readonly event: SubscriptionEvent;
  readonly changed: Partial<
    Pick<
      SubscriptionRow,
      | 'status'
      | 'startsAt'
      | 'endsAt'
      | 'unlimited'
      | 'cancelAtEnd'
      | 'paymentType'
      | 'note'
      | 'period'
      | 'price'
      | 'vat'
      | 'vatRate'
      | 'users'
    >
  >;
  /** Added or taken away by this step: beginning and end follow from the ledger. */
  readonly days?: NewDays;
  /** Undefined for the clock. */
  readonly actorId?: number;
  readonly siteOrigin: string;
}

/** The message that each event sends. */
const newsOfEvent: Readonly<Partial<Record<SubscriptionEvent, SubscriptionNews>>> = {
  accept: 'accepted',
  pay: 'paid',
  extend: 'extended',
  renew: 'renewed',
  makeUnlimited: 'unlimited',
  endUnlimited: 'extended',
  cancel: 'cancelled',
  expire: 'ended',
};

/** The message about a step; a subscriber's own wishes send none. */
function toNews({ row, event, actorId }: Step): SubscriptionNews | undefined {
  if (actorId === row.subscriberId) return undefined;
  return event === 'cancel' && row.status === 'PENDING' ? 'refused' : newsOfEvent[event];
}

/** Values under the names that the history shows them by. */
const auditValues = ({
  status,
  price,
  vat: _vat,
  vatRate: _vatRate,
  ...values
}: Partial<SubscriptionRow>): Readonly<Record<string, unknown>> => ({
  ...values,
  ...(status === undefined ? {} : { subscriptionStatus: status }),
  ...(price === undefined ? {} : { agreedPrice: price }),
});

/** Writes a step of a subscription's life, with its history entry and the message about it. */
export async function writeTransition(tx: Transaction, step: Step): Promise<void> {
  const { row, event, changed: decided, days, actorId, siteOrigin } = step;
  const changed = days === undefined ? decided : { ...decided, ...(await writeDays(tx, row, days)) };
  await tx
    .update(subscription)
    .set({
      ...changed,
      // Another end has its own reminders.
      ...(changed.endsAt === undefined ? {} : { remindedDays: null }),
      version: sql`${subscription.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(subscription.id, row.id));
  const { before, after } = difference(auditValues(row), auditValues(changed));
  await recordChange(tx, {
    actorId,
    entity: 'subscription',
    entityId: row.id,
    action: event,
    named: { nameEn: row.subscriberName, nameAr: row.subscriberName },
    before,
    // Each decision has its note, also one in the words of the decision before.
    after: typeof changed.note === 'string' ? { ...after, note: changed.note } : after,
  });
  const news = toNews(step);
  if (news !== undefined) await queueNews(tx, { id: row.id, news, siteOrigin });
}
