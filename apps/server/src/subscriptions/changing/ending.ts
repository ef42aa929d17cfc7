import { transitionOf, addTime, daysOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, asc, eq, lte, type SQL, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { subscription } from '../tables.ts';
import { writeTransition } from './write-transition.ts';
import { queueNews } from './queue-news.ts';

/** Subscriptions ended in one go; the others wait for the next run. */
const maxAtOnce = 500;

/**
 * Writes what the clock has decided: active subscriptions whose end has passed, of one subscriber or of all, are expired, or cancelled
 * where the subscriber wished so. Returns how many.
 */
export async function expireEnded(
  tx: Transaction,
  { subscriberId, siteOrigin }: { readonly subscriberId?: number; readonly siteOrigin: string },
): Promise<number> {
  const own: SQL | undefined =
    subscriberId === undefined ? undefined : eq(subscription.subscriberId, subscriberId);
  const ended = await tx
    .select({ row: subscription })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.subscriberId))
    .where(
      and(
        eq(subscription.status, 'ACTIVE'),
        eq(subscription.unlimited, false),
        lte(subscription.endsAt, new Date().toISOString()),
        own,
      ),
    )
    .orderBy(asc(subscription.endsAt))
    .limit(maxAtOnce)
    // With their subscribers, whom everybody else locks first; whoever is locked now is left for the next run, so that nobody waits in a circle.
    .for('no key update', subscriberId === undefined ? { skipLocked: true } : {});
  for (const { row } of ended) {
    const to = transitionOf(row, 'expire', 'clock')?.to;
    if (to !== undefined)
      await writeTransition(tx, { row, event: 'expire', changed: { status: to }, siteOrigin });
  }
  return ended.length;
}

/** Days before its end at which a subscriber is reminded. */
const reminderDays = [1, 3, 7, 14] as const;

/** Reminders sent in one go; the others wait for the next run. */
const maxReminded = 500;

const dayMs = addTime(0, daysOf.day, 'day');

/** The reminder that a subscription's end calls for at an instant, in milliseconds; null before the earliest. */
const reminderAt = (now: number): SQL =>
  sql`case ${sql.join(
    reminderDays.map(
      (days) =>
        sql`when ${subscription.endsAt} <= ${new Date(addTime(now, days, 'day')).toISOString()}::timestamptz then ${days}::int`,
    ),
    sql` `,
  )} end`;

/** Reminds subscribers whose subscription ends soon, once for each of the days; returns how many. Whoever wished the end is not reminded. */
export async function remindEnding(tx: Transaction, siteOrigin: string): Promise<number> {
  const now = Date.now();
  const reminder = reminderAt(now);
  const due = await tx
    .select({ id: subscription.id, endsAt: subscription.endsAt, reminder: sql<number>`${reminder}` })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.subscriberId))
    .where(
      and(
        eq(subscription.status, 'ACTIVE'),
        eq(subscription.unlimited, false),
        eq(subscription.cancelAtEnd, false),
        gt(subscription.endsAt, new Date(now).toISOString()),
        sql`${reminder} < coalesce(${subscription.remindedDays}, 1000)`,
      ),
    )
    .orderBy(asc(subscription.endsAt))
    .limit(maxReminded)
    .for('no key update', { skipLocked: true });
  for (const { id, endsAt, reminder: remindedDays } of due) {
    await tx.update(subscription).set({ remindedDays }).where(eq(subscription.id, id));
    const days = Math.ceil((Date.parse(endsAt ?? '') - now) / dayMs);
    await queueNews(tx, { id, news: 'endingSoon', days, siteOrigin });
  }
  return due.length;
}
