import type { requestSubscription as endpoint, Subscription } from '@saer/contract/subscription';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordChange } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { pricePlan } from '../../lists/tables.ts';
import { account } from '../../principals/tables.ts';
import { readSubscription } from '../queries.ts';
import { subscription } from '../tables.ts';
import { expireEnded } from './expire-ended.ts';
import { queueNews } from './queue-news.ts';
import { priceOf } from './price-of.ts';

type Requested = z.output<typeof endpoint.body>;

/** Requests a plan: what it costs and gives today is fixed in the request. One open subscription a subscriber. */
export const requestSubscription = (
  db: Database,
  { accountId }: { readonly accountId: number },
  { planId, period, price: shown }: Requested,
  siteOrigin: string,
): Promise<Subscription> =>
  db.transaction(async (tx) => {
    // Locked: two requests of one subscriber come one after the other.
    const [subscriber] = await tx.select().from(account).where(eq(account.id, accountId)).for('update');
    if (subscriber === undefined) throw new AppError({ code: 'rowGone' });
    const [plan] = await tx
      .select()
      .from(pricePlan)
      .where(and(eq(pricePlan.id, planId), eq(pricePlan.active, true)))
      .for('share');
    if (plan === undefined) throw new AppError({ code: 'planNotOffered', field: 'planId' });
    const { price, vat, vatRate } = priceOf(plan, period);
    if (price !== shown) throw new AppError({ code: 'priceChanged', field: 'price', details: { price } });
    await expireEnded(tx, { subscriberId: accountId, siteOrigin });
    const [row] = await tx
      .insert(subscription)
      .values({
        subscriberId: accountId,
        planId,
        planNameEn: plan.nameEn,
        planNameAr: plan.nameAr,
        period,
        price,
        vat,
        vatRate,
        users: plan.users,
        paymentType: 'OTHER',
        status: 'PENDING',
        subscriberName: subscriber.fullName,
        subscriberEmail: subscriber.email,
      })
      .onConflictDoNothing()
      .returning({ id: subscription.id });
    if (row === undefined) throw new AppError({ code: 'subscriptionOpen' });
    await recordChange(tx, {
      actorId: accountId,
      entity: 'subscription',
      entityId: row.id,
      action: 'create',
      named: { nameEn: subscriber.fullName, nameAr: subscriber.fullName },
      after: { subscriptionStatus: 'PENDING', plan: plan.nameEn, period, agreedPrice: price },
    });
    await queueNews(tx, { id: row.id, news: 'requested', siteOrigin });
    return readSubscription(tx, row.id);
  });
