import { periodOf, transitionOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { lockSubscription, type SubscriptionRow } from '../queries.ts';
import { subscription, subscriptionDayEntry } from '../tables.ts';
import { iso, readLedger, writeTransition } from './write-transition.ts';

/** Subscriptions corrected in one go; the others wait for the next run. */
const maxAtOnce = 200;

/** The time by which an entry may be ahead before it counts as one of a clock that was wrong, in milliseconds. */
const tolerance = 60_000;

/** Subscriptions with days from the future, or that the clock ended although their end is still to come. */
async function findWrong(db: Database, now: number): Promise<readonly number[]> {
  const ahead = db
    .select({ id: subscriptionDayEntry.subscriptionId })
    .from(subscriptionDayEntry)
    .where(gt(subscriptionDayEntry.at, iso(now + tolerance)));
  const endedByClock = or(
    eq(subscription.status, 'EXPIRED'),
    and(eq(subscription.status, 'CANCELLED'), eq(subscription.cancelAtEnd, true)),
  );
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        sql`${subscription.subscriberId} is not null`,
        or(
          inArray(subscription.id, ahead),
          and(endedByClock, eq(subscription.unlimited, false), gt(subscription.endsAt, iso(now))),
        ),
      ),
    )
    .limit(maxAtOnce);
  return rows.map(({ id }) => id);
}

/** Tells whether another subscription of the same, locked subscriber has taken the place of one that ended. */
const hasOther = async (tx: Transaction, { id, subscriberId }: SubscriptionRow): Promise<boolean> =>
  (await tx.$count(
    subscription,
    and(
      eq(subscription.subscriberId, subscriberId ?? 0),
      inArray(subscription.status, ['PENDING', 'ACTIVE']),
      sql`${subscription.id} <> ${id}`,
    ),
  )) > 0;

/** Sets one subscription right; false where another has taken its place. */
async function correctOne(tx: Transaction, id: number, now: number, siteOrigin: string): Promise<boolean> {
  const row = await lockSubscription(tx, id);
  await tx
    .update(subscriptionDayEntry)
    .set({ at: iso(now) })
    .where(
      and(eq(subscriptionDayEntry.subscriptionId, id), gt(subscriptionDayEntry.at, iso(now + tolerance))),
    );
  const period = periodOf(await readLedger(tx, id), now);
  const { startsAt, endsAt } =
    period === null ? row : { startsAt: iso(period.start), endsAt: iso(period.end) };
  const isRunning = endsAt !== null && Date.parse(endsAt) > now;
  const to = isRunning ? transitionOf(row, 'correct', 'clock')?.to : row.status;
  const isBlocked = row.status !== 'ACTIVE' && to === 'ACTIVE' && (await hasOther(tx, row));
  const status = to === undefined || isBlocked ? row.status : to;
  if (status === row.status && startsAt === row.startsAt && endsAt === row.endsAt) return false;
  const changed = { status, startsAt, endsAt };
  await writeTransition(tx, { row, event: 'correct', changed, siteOrigin });
  return true;
}

/**
 * Sets right what a clock that was ahead has written, once it is right again: entries of the future count from now on, and what it ended
 * before its time goes on. Returns how many subscriptions changed.
 */
export async function correctClock(
  db: Database,
  { siteOrigin, now = Date.now() }: { readonly siteOrigin: string; readonly now?: number },
): Promise<number> {
  let corrected = 0;
  for (const id of await findWrong(db, now))
    if (await db.transaction((tx) => correctOne(tx, id, now, siteOrigin))) corrected += 1;
  return corrected;
}
