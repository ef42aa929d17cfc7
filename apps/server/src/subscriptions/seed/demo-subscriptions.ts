import { addTime, periodEnd } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { demoAccounts, demoShops } from '../../accounts/seed/demo-accounts.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { seeding } from '../../database/seeding.ts';
import { pricePlan } from '../../lists/tables.ts';
import { account } from '../../principals/tables.ts';
import type { Settings } from '../../settings.ts';
import { planPrice } from '../changing/open-subscription.ts';
import { subscription } from '../tables.ts';

/** Saved name of this dataset. */
const dataset = 'demo-subscriptions-1';

/** Active demo sellers, the one to sign in with first. */
const demoSellers = (tx: Transaction) =>
  tx
    .select()
    .from(account)
    .where(
      and(
        eq(account.role, 'USER'),
        eq(account.status, 'ACTIVE'),
        inArray(
          account.email,
          [...demoAccounts, ...demoShops()].map(({ email }) => email),
        ),
      ),
    )
    .orderBy(asc(account.id))
    .limit(3);

/** A subscription that began some days ago, active or over by now; null days: requested and waiting. */
function begunAgo(days: number | null) {
  if (days === null) return { status: 'PENDING' } as const;
  const from = addTime(Date.now(), -days, 'day');
  const end = periodEnd(from, 'MONTHLY');
  return {
    status: end > Date.now() ? 'ACTIVE' : 'EXPIRED',
    createdAt: new Date(from).toISOString(),
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(end).toISOString(),
  } as const;
}

/** Gives three demo sellers of development an active, a pending and an expired subscription, once: later changes are not undone. */
export async function seedDemoSubscriptions(db: Database, { mode }: Pick<Settings, 'mode'>): Promise<void> {
  if (mode !== 'development') return;
  if ((await db.$count(seeding, eq(seeding.dataset, dataset))) > 0) return;
  await db.transaction(async (tx) => {
    const fresh = await tx.insert(seeding).values({ dataset }).onConflictDoNothing().returning();
    const [plan] = await tx
      .select()
      .from(pricePlan)
      .where(eq(pricePlan.active, true))
      .orderBy(asc(pricePlan.id))
      .limit(1);
    if (fresh.length === 0 || plan === undefined) return;
    const sellers = await demoSellers(tx);
    for (const [at, days] of [4, null, 45].entries()) {
      const seller = sellers[at];
      if (seller === undefined) continue;
      await tx.insert(subscription).values({
        subscriberId: seller.id,
        planId: plan.id,
        planNameEn: plan.nameEn,
        planNameAr: plan.nameAr,
        period: 'MONTHLY',
        ...planPrice(plan, 'MONTHLY'),
        users: plan.users,
        paymentType: 'OTHER',
        subscriberName: seller.fullName,
        subscriberEmail: seller.email,
        ...begunAgo(days),
      });
    }
  });
}
