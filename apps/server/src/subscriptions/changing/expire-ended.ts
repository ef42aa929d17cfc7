import { transitionOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { subscription } from '../tables.ts';
import { writeTransition } from './write-transition.ts';

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
