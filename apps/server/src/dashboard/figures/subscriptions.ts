import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ownerRemains } from '../../principals/queries.ts';
import { paymentTask } from '../../payments/tables.ts';
import { subscription } from '../../subscriptions/tables.ts';
import { countWhere } from './count-where.ts';

/** Days ahead within which an end is near. */
const nearDays = 7;

/** Counts subscriptions of subscribers who remain: that wait for an admin, are active, and end soon unless renewed; and payments that need a decision. */
export async function countSubscriptions(db: Database, now: Date) {
  const until = new Date(addTime(now.getTime(), nearDays, 'day')).toISOString();
  const isActive = eq(subscription.status, 'ACTIVE');
  const isEnding = and(
    isActive,
    eq(subscription.unlimited, false),
    gt(subscription.endsAt, now.toISOString()),
    lte(subscription.endsAt, until),
  );
  const [counts] = await db
    .select({
      requestedSubscriptions: countWhere(
        and(eq(subscription.status, 'PENDING'), eq(subscription.paymentType, 'OTHER')),
      ),
      endingSubscriptions: countWhere(isEnding),
      activeSubscriptions: countWhere(isActive),
    })
    .from(subscription)
    .where(ownerRemains(subscription.subscriberId));
  const openPayments = await db.$count(paymentTask, isNull(paymentTask.doneAt));
  return {
    requestedSubscriptions: counts?.requestedSubscriptions ?? 0,
    endingSubscriptions: counts?.endingSubscriptions ?? 0,
    activeSubscriptions: counts?.activeSubscriptions ?? 0,
    openPayments,
  };
}
