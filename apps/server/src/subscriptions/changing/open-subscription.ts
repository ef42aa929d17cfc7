import * as z from 'zod/mini';
import type {
  Subscription,
  requestSubscription as endpoint,
} from '@saer/contract/subscriptions/subscription';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, eq, sql } from 'drizzle-orm';
import { recordingAdded } from '../../audit/queries.ts';
import type { Transaction, Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { pricePlan } from '../../lists/tables.ts';
import { account } from '../../principals/tables.ts';
import { subscription } from '../tables.ts';
import { includedVat, subscriptionVatRate } from '@saer/contract/fees/included-vat';
import { notifyInApp } from '../../notifications/sending/notify.ts';
import { adminsFor } from '../../notifications/sending/recipients.ts';
import { readSubscription } from '../queries.ts';
import { expireEnded } from './ending.ts';
import { queueNews } from './queue-news.ts';

/** The price of one period of a plan, in halalas with VAT, and the VAT in it, rounded half up. */
export function planPrice(
  { monthlyPrice, yearlyPrice }: Pick<typeof pricePlan.$inferSelect, 'monthlyPrice' | 'yearlyPrice'>,
  period: BillingPeriod,
): { readonly price: number; readonly vat: number; readonly vatRate: number } {
  const price = period === 'MONTHLY' ? monthlyPrice : yearlyPrice;
  return { price, vat: includedVat(price), vatRate: subscriptionVatRate };
}

/** A plan for a period, at the price that the subscriber saw. */
export interface RequestedPlan {
  readonly planId: number;
  readonly period: BillingPeriod;
  /** Halalas, VAT included. */
  readonly price: number;
}

/** Locks a subscriber until the end of the transaction: two requests of one subscriber come one after the other. */
export async function lockSubscriber(tx: Transaction, accountId: number) {
  const { id, fullName, email, language } = account;
  const [subscriber] = await tx
    .select({ id, fullName, email, language })
    .from(account)
    .where(eq(id, accountId))
    .for('update');
  if (subscriber === undefined) throw new AppError({ code: 'rowGone' });
  return subscriber;
}
export type Subscriber = Awaited<ReturnType<typeof lockSubscriber>>;

/** The plan with its price and VAT of today; refused if it is not offered, or not at the price that was shown. */
export async function requireOffer(tx: Transaction, { planId, period, price: shown }: RequestedPlan) {
  const [plan] = await tx
    .select()
    .from(pricePlan)
    .where(and(eq(pricePlan.id, planId), eq(pricePlan.active, true)))
    .for('share');
  if (plan === undefined) throw new AppError({ code: 'planNotOffered', field: 'planId' });
  const offer = planPrice(plan, period);
  if (offer.price !== shown)
    throw new AppError({ code: 'priceChanged', field: 'price', details: { price: offer.price } });
  return { ...offer, plan, period };
}
export type Offer = Awaited<ReturnType<typeof requireOffer>>;

/** Writes a new, pending subscription of a locked subscriber; refused beside an open one. Returns its key. */
export async function openSubscription(
  tx: Transaction,
  subscriber: Subscriber,
  { plan, period, price, vat, vatRate }: Offer,
  paymentType: Subscription['paymentType'],
): Promise<number> {
  const insert = tx
    .insert(subscription)
    .values({
      subscriberId: subscriber.id,
      planId: plan.id,
      planNameEn: plan.nameEn,
      planNameAr: plan.nameAr,
      period,
      price,
      vat,
      vatRate,
      users: plan.users,
      paymentType,
      status: 'PENDING',
      subscriberName: subscriber.fullName,
      subscriberEmail: subscriber.email,
    })
    .onConflictDoNothing()
    .returning({ id: subscription.id });
  const record = recordingAdded('opened', {
    actorId: subscriber.id,
    entity: 'subscription',
    named: { nameEn: subscriber.fullName, nameAr: subscriber.fullName },
    after: { subscriptionStatus: 'PENDING', plan: plan.nameEn, period, agreedPrice: price },
  });
  const { rows } = await tx.execute(
    sql`with opened as (${insert.getSQL()}), recorded as (${record}) select id from opened`,
  );
  const [row] = z.parse(z.array(z.object({ id: z.int() })), rows);
  if (row === undefined) throw new AppError({ code: 'subscriptionOpen' });
  return row.id;
}

type Requested = z.output<typeof endpoint.body>;

/** Requests a plan: what it costs and gives today is fixed in the request. One open subscription a subscriber. */
export const requestSubscription = (
  db: Database,
  { accountId }: { readonly accountId: number },
  wanted: Requested,
  siteOrigin: string,
): Promise<Subscription> =>
  db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, accountId);
    const offer = await requireOffer(tx, wanted);
    await expireEnded(tx, { subscriberId: accountId, siteOrigin });
    const id = await openSubscription(tx, subscriber, offer, 'OTHER');
    await queueNews(tx, { id, news: 'requested', siteOrigin });
    const requested = await readSubscription(tx, id);
    const { nameEn: planEn, nameAr: planAr } = requested.plan;
    const admins = await adminsFor(tx, 'subscriptionWaiting');
    await notifyInApp(
      tx,
      admins.map((admin) => ({
        accountId: admin,
        aboutId: accountId,
        event: { kind: 'subscriptionWaiting', data: { name: subscriber.fullName, planEn, planAr } },
      })),
    );
    return requested;
  });
