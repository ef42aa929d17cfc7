import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { sql } from 'drizzle-orm';
import { pricePlan } from '../../lists/tables.ts';
import { newNames } from '../../lists/testing/list-samples.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { subscription } from '../tables.ts';

const samplePlan = {
  descriptionEn: 'For small stores',
  descriptionAr: 'للمتاجر الصغيرة',
  type: 'standard',
  monthlyPrice: 4_900,
  yearlyPrice: 49_000,
  users: 3,
  recommended: false,
  active: true,
} as const;

/** Gives an account a subscription, active for 30 days unless said otherwise, in place of an open one, and returns its id. */
export async function activeSubscription(
  { db }: Pick<TestApp, 'db'>,
  subscriberId: number,
  more: Partial<typeof subscription.$inferInsert> = {},
): Promise<number> {
  const [plan] = await db
    .insert(pricePlan)
    .values({ ...newNames(), ...samplePlan })
    .returning();
  if (plan === undefined) throw new Error('No plan');
  const now = Date.now();
  const values: typeof subscription.$inferInsert = {
    subscriberId,
    planId: plan.id,
    planNameEn: plan.nameEn,
    planNameAr: plan.nameAr,
    period: 'MONTHLY',
    price: plan.monthlyPrice,
    vat: 0,
    vatRate: 0,
    users: plan.users,
    paymentType: 'OTHER',
    status: 'ACTIVE',
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(addTime(now, 1, 'month')).toISOString(),
    subscriberName: `Subscriber ${subscriberId}`,
    subscriberEmail: `${subscriberId}@example.com`,
    ...more,
  };
  const [row] = await db
    .insert(subscription)
    .values(values)
    .onConflictDoUpdate({
      target: subscription.subscriberId,
      targetWhere: sql`status in ('PENDING', 'ACTIVE')`,
      set: values,
    })
    .returning({ id: subscription.id });
  return row?.id ?? 0;
}
