import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { subscription } from '../../subscriptions/tables.ts';
import { renewal, transaction } from '../tables.ts';
import { tryDays } from './renewal-days.ts';

/** Renewals begun in one go; the others wait for the next run. */
const maxAtOnce = 50;

/** Days after the end from which on nobody is charged any more, also where the server stood still. */
const longestAfter = 7;

/** The day of the next try, counted from the present end; null after the last. */
const nextDay = sql`(array[${sql.join(
  tryDays.map((days) => sql`${days}::int`),
  sql`, `,
)}])[case when ${renewal.endsAt} = ${subscription.endsAt} then ${renewal.tries} else 0 end + 1]`;

/**
 * The subscriptions whose card is to be tried now, those that end first before the others: timed ones that nobody wished to end, of
 * customers who can sign in, without another subscription that took their place, and without a payment under way.
 */
export async function findDue(
  db: Database | Transaction,
  { now, id }: { readonly now: number; readonly id?: number },
): Promise<readonly number[]> {
  const others = db
    .select({ id: sql`1` })
    .from(sql`${subscription} as other`)
    .where(
      sql`other.subscriber_id = ${subscription.subscriberId} and other.id <> ${subscription.id} and other.status in ('PENDING', 'ACTIVE')`,
    );
  const underWay = db
    .select({ id: transaction.id })
    .from(transaction)
    .where(
      and(
        eq(transaction.customerId, account.id),
        eq(transaction.status, 'PENDING'),
        eq(transaction.kind, 'PURCHASE'),
      ),
    );
  const rows = await db
    .select({ id: renewal.subscriptionId })
    .from(renewal)
    .innerJoin(subscription, eq(subscription.id, renewal.subscriptionId))
    .innerJoin(account, eq(account.id, subscription.subscriberId))
    .where(
      and(
        id === undefined ? undefined : eq(renewal.subscriptionId, id),
        eq(renewal.isStopped, false),
        inArray(subscription.status, ['ACTIVE', 'EXPIRED']),
        eq(subscription.unlimited, false),
        eq(subscription.cancelAtEnd, false),
        gt(subscription.price, 0),
        lte(
          sql`${subscription.endsAt} + make_interval(hours => 24 * ${nextDay})`,
          new Date(now).toISOString(),
        ),
        gt(subscription.endsAt, new Date(addTime(now, -longestAfter, 'day')).toISOString()),
        eq(account.status, 'ACTIVE'),
        isNull(account.deletedAt),
        notExists(others),
        notExists(underWay),
      ),
    )
    .orderBy(asc(subscription.endsAt))
    .limit(maxAtOnce);
  return rows.map((row) => row.id);
}
