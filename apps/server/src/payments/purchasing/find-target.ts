import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { pricePlan } from '../../lists/tables.ts';
import {
  type Offer,
  openSubscription,
  type RequestedPlan,
  type Subscriber,
} from '../../subscriptions/changing/open-subscription.ts';
import { writeTransition } from '../../subscriptions/changing/write-transition.ts';
import { currentStatus, type SubscriptionRow } from '../../subscriptions/queries.ts';
import { subscription } from '../../subscriptions/tables.ts';

/** The subscription that a payment begins or prolongs. */
export interface PaymentTarget {
  readonly subscriptionId: number;
  readonly isRenewal: boolean;
}

const findOpen = async (tx: Transaction, { id }: Subscriber): Promise<SubscriptionRow | undefined> => {
  const isOpen = inArray(subscription.status, ['PENDING', 'ACTIVE']);
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.subscriberId, id), isOpen))
    .for('update');
  return row;
};

/**
 * The terms of an own request that waits, where they are those that were sent: what was agreed holds, whatever the plan costs by now and
 * whether it is still offered. Undefined: there is no such request.
 */
export async function findAgreed(
  tx: Transaction,
  { id: subscriberId }: Subscriber,
  { subscriptionId, planId, period, price }: RequestedPlan & { readonly subscriptionId?: number | undefined },
): Promise<Offer | undefined> {
  if (subscriptionId === undefined) return undefined;
  const [found] = await tx
    .select({ row: subscription, plan: pricePlan })
    .from(subscription)
    .innerJoin(pricePlan, eq(pricePlan.id, subscription.planId))
    .where(
      and(
        eq(subscription.id, subscriptionId),
        eq(subscription.subscriberId, subscriberId),
        eq(subscription.status, 'PENDING'),
        eq(subscription.planId, planId),
        eq(subscription.period, period),
        eq(subscription.price, price),
      ),
    );
  if (found === undefined) return undefined;
  const { planNameEn: nameEn, planNameAr: nameAr, users, vat, vatRate } = found.row;
  return { plan: { ...found.plan, nameEn, nameAr, users }, period, price, vat, vatRate };
}

/** The named subscription of the subscriber: pending and of this plan, or begun and to be prolonged with the same plan. */
async function findNamed(
  tx: Transaction,
  subscriber: Subscriber,
  { plan, period, price }: Offer,
  id: number,
): Promise<PaymentTarget> {
  const own = and(eq(subscription.id, id), eq(subscription.subscriberId, subscriber.id));
  const [row] = await tx.select().from(subscription).where(own).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone', field: 'subscriptionId' });
  const status = currentStatus(row, Date.now());
  const isAgreed = status !== 'PENDING' || (row.period === period && row.price === price);
  if (status === 'CANCELLED' || row.unlimited || row.planId !== plan.id || !isAgreed)
    throw new AppError({ code: 'subscriptionTransition', field: 'subscriptionId' });
  const open = await findOpen(tx, subscriber);
  if (open !== undefined && open.id !== id) throw new AppError({ code: 'subscriptionOpen' });
  return { subscriptionId: id, isRenewal: status !== 'PENDING' };
}

/**
 * The subscription that a locked subscriber pays for: the named one; else the request that waits, if it is for the same; else a new
 * one, which takes the place of a request for something else.
 */
export async function findTarget(
  tx: Transaction,
  subscriber: Subscriber,
  offer: Offer,
  {
    subscriptionId,
    isOpen,
    siteOrigin,
  }: {
    readonly subscriptionId?: number | undefined;
    /** Tells whether the subscriber has an open subscription. */
    readonly isOpen: boolean;
    readonly siteOrigin: string;
  },
): Promise<PaymentTarget> {
  if (subscriptionId !== undefined) return findNamed(tx, subscriber, offer, subscriptionId);
  const open = isOpen ? await findOpen(tx, subscriber) : undefined;
  if (open?.status === 'ACTIVE') throw new AppError({ code: 'subscriptionOpen' });
  const { plan, period, price } = offer;
  if (open !== undefined) {
    const isSame = open.planId === plan.id && open.period === period && open.price === price;
    if (isSame) return { subscriptionId: open.id, isRenewal: false };
    const changed = { status: 'CANCELLED' } as const;
    await writeTransition(tx, { row: open, event: 'cancel', actorId: subscriber.id, changed, siteOrigin });
  }
  const opened = await openSubscription(tx, subscriber, offer, 'ONLINE');
  return { subscriptionId: opened, isRenewal: false };
}
