import type { SubscriptionEvent } from '@saer/contract/subscriptions/subscription-lifecycle';
import { eq, sql } from 'drizzle-orm';
import { difference, recordChange } from '../../audit/queries.ts';
import type { Transaction } from '../../database/database.ts';
import type { SubscriptionNews } from '../../messages/templates/message.ts';
import { subscription } from '../tables.ts';
import { type NewDays, writeDays } from './day-ledger.ts';
import { queueNews } from './queue-news.ts';
import type { SubscriptionRow } from '../queries.ts';

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
function newsOf({ row, event, actorId }: Step): SubscriptionNews | undefined {
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
  const news = newsOf(step);
  if (news !== undefined) await queueNews(tx, { id: row.id, news, siteOrigin });
}
