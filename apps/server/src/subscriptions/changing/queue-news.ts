import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { notify } from '../../notifications/sending/notify.ts';
import type { SubscriptionNews } from '../../messages/templates/message.ts';
import { account } from '../../principals/tables.ts';
import { subscription } from '../tables.ts';

/** Money moved, or should have: what is written about it cannot be switched off. */
const aboutPayment: ReadonlySet<SubscriptionNews> = new Set([
  'paid',
  'paymentFailed',
  'credit',
  'refunded',
  'renewalFailed',
  'renewalDue',
]);

/** Writes to a subscriber about a subscription as it is now, in the language of the account; not to one that is leaving or blocked. */
export async function queueNews(
  tx: Transaction,
  {
    id,
    news,
    days = 0,
    amount = 0,
    siteOrigin,
  }: {
    readonly id: number;
    readonly news: SubscriptionNews;
    /** Until its end, for a reminder. */
    readonly days?: number;
    /** The money that moved, or did not: halalas. */
    readonly amount?: number;
    readonly siteOrigin: string;
  },
): Promise<void> {
  const [found] = await tx
    .select({ row: subscription, to: account })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.subscriberId))
    .where(eq(subscription.id, id));
  if (found === undefined) return;
  const { row, to } = found;
  if (to.status !== 'ACTIVE' || to.deletedAt !== null) return;
  const message = {
    template: 'subscriptionChanged',
    accountId: to.id,
    firstName: to.firstName,
    language: to.language,
    news,
    plan: to.language === 'ar' ? row.planNameAr : row.planNameEn,
    until: row.endsAt,
    days,
    amount,
  } as const;
  const { mobile } = to;
  const { planNameEn: planEn, planNameAr: planAr, endsAt: until } = row;
  await notify(tx, siteOrigin, [
    {
      accountId: to.id,
      event: {
        kind: aboutPayment.has(news) ? 'paymentChanged' : 'subscriptionChanged',
        data: { news, planEn, planAr, until, days, amount },
      },
      messages: [{ ...message, email: to.email }, ...(mobile === null ? [] : [{ ...message, mobile }])],
    },
  ]);
}
