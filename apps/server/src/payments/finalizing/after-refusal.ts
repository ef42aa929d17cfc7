import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { isHardRefusal } from '../../integrations/gateway/fields.ts';
import type { GatewayReply } from '../../integrations/gateway/reply.ts';
import { queueNews } from '../../subscriptions/changing/queue-news.ts';
import { renewal, transaction } from '../tables.ts';
import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';

/** Days after the end, or before it, on which a subscription's card is tried. */
export const tryDays = [-1, 0, 1, 3] as const;

/** Days on which a try was or is due, by an instant in milliseconds: however many were missed, there is one try for all of them. */
export const triesDue = (endsAt: number, now: number): number =>
  tryDays.filter((days) => addTime(endsAt, days, 'day') <= now).length;

/** Tells whether no try follows after a number of them. */
const isLastTry = (tries: number): boolean => tries >= tryDays.length;

/**
 * Follows a renewal that was refused, in the transaction that writes its end: tells the customer at the first and the last refusal, and
 * stops the tries where the card will never pay.
 */
export async function afterRefusal(
  tx: Transaction,
  {
    payment,
    subscriptionId,
    reply,
    siteOrigin,
  }: {
    readonly payment: Pick<typeof transaction.$inferSelect, 'orderId' | 'amount'>;
    readonly subscriptionId: number;
    readonly reply: GatewayReply | undefined;
    readonly siteOrigin: string;
  },
): Promise<void> {
  const renews = eq(renewal.subscriptionId, subscriptionId);
  const [row] = await tx.select().from(renewal).where(renews).for('update');
  if (row === undefined) return;
  const willNeverPay = reply !== undefined && isHardRefusal(reply.responseCode, reply.bankCode);
  if (willNeverPay) await tx.update(renewal).set({ isStopped: true }).where(renews);
  const refused = and(
    eq(transaction.orderId, payment.orderId),
    eq(transaction.method, 'RENEWAL'),
    eq(transaction.status, 'FAILED'),
  );
  const isFirst = (await tx.$count(transaction, refused)) === 1;
  if (isFirst || willNeverPay || isLastTry(row.tries))
    await queueNews(tx, { id: subscriptionId, news: 'renewalFailed', amount: payment.amount, siteOrigin });
}
