import type * as z from 'zod/mini';
import type {
  changeOwnSubscription as ownEndpoint,
  decideSubscription as endpoint,
  Subscription,
} from '@saer/contract/subscriptions/subscription';
import {
  periodEnd,
  type SubscriptionActor,
  type SubscriptionEvent,
  transitionOf,
} from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { trustedNow } from '../../database/clock-guard.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockSubscription, readSubscription, currentStatus, type SubscriptionRow } from '../queries.ts';
import { subscription } from '../tables.ts';
import { type NewDays, writeTransition } from './write-transition.ts';

type Decision = z.output<typeof endpoint.body>;
type OwnChange = z.output<typeof ownEndpoint.body>;
type Changed = Partial<SubscriptionRow>;

/** The latest end an admin may set: ten years from now, in milliseconds. */
const longestAhead = 10 * 365 * 24 * 60 * 60 * 1_000;

/** An end that an admin sets is to come, and later than the present one; milliseconds. */
function requireLaterEnd(until: string, after: number, now: number): number {
  const end = Date.parse(until);
  if (end <= after || end > now + longestAhead) throw new AppError({ code: 'endNotLater', field: 'until' });
  return end;
}

/** The days that an event adds to a subscription, or takes from it. */
function countDays(
  row: SubscriptionRow,
  { event, until = '' }: Pick<Decision, 'event'> & { until?: string },
  now: number,
): NewDays | undefined {
  const end = row.endsAt === null ? now : Math.max(Date.parse(row.endsAt), now);
  const period = periodEnd(0, row.period);
  const granted = (time: number) => ({ kind: 'GRANTED', at: now, time }) as const;
  if (event === 'accept' || event === 'renew') return granted(period);
  if (event === 'extend') return granted(requireLaterEnd(until, end, now) - end);
  if (event !== 'endUnlimited') return undefined;
  const left = requireLaterEnd(until, now, now) - end;
  return left < 0 ? { kind: 'GIVEN_BACK', at: now, time: -left } : granted(left);
}

/** The values that an event changes, besides the status and the time. */
function toChanges({ event }: Pick<Decision, 'event'>): Changed {
  if (event === 'extend' || event === 'renew') return { cancelAtEnd: false };
  if (event === 'makeUnlimited') return { unlimited: true, cancelAtEnd: false };
  if (event === 'endUnlimited') return { unlimited: false };
  // One that ends by an admin's decision does not go on when a wrong clock is set right.
  return event === 'cancel' ? { cancelAtEnd: false } : {};
}

/** The transition of an event from the status that holds now; refused where there is none. */
function requireTransition(
  row: SubscriptionRow,
  { event, version }: { readonly event: SubscriptionEvent; readonly version: number },
  actor: SubscriptionActor,
  now: number,
) {
  const transition = transitionOf({ ...row, status: currentStatus(row, now) }, event, actor);
  if (transition === undefined) throw new AppError({ code: 'subscriptionTransition' });
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return transition;
}

/** Refuses to begin a subscription anew beside an open one of the same, locked subscriber. */
async function rejectSecond(tx: Transaction, { id, subscriberId }: SubscriptionRow): Promise<void> {
  if (subscriberId === null) throw new AppError({ code: 'subscriptionTransition' });
  const open = and(
    eq(subscription.subscriberId, subscriberId),
    inArray(subscription.status, ['PENDING', 'ACTIVE']),
    ne(subscription.id, id),
  );
  if ((await tx.$count(subscription, open)) > 0) throw new AppError({ code: 'subscriptionOpen' });
}

/** Carries out an admin's decision about a subscription. */
export const decideSubscription = (
  db: Database,
  { accountId }: { readonly accountId: number },
  sent: Decision,
  siteOrigin: string,
): Promise<Subscription> =>
  db.transaction(async (tx) => {
    const row = await lockSubscription(tx, sent.id);
    const now = await trustedNow(tx);
    const { to } = requireTransition(row, sent, 'admin', now);
    if (to === 'ACTIVE') await rejectSecond(tx, row);
    const days = countDays(row, sent, now);
    await writeTransition(tx, {
      row,
      event: sent.event,
      actorId: accountId,
      siteOrigin,
      changed: { ...toChanges(sent), status: to, note: sent.note },
      ...(days === undefined ? {} : { days }),
    });
    return readSubscription(tx, sent.id);
  });

/** Carries out a subscriber's wish for their own subscription; another's is reported as missing. */
export const changeOwnSubscription = (
  db: Database,
  { accountId }: { readonly accountId: number },
  sent: OwnChange,
  siteOrigin: string,
): Promise<Subscription> =>
  db.transaction(async (tx) => {
    const row = await lockSubscription(tx, sent.id);
    if (row.subscriberId !== accountId) throw new AppError({ code: 'rowGone' });
    const { to } = requireTransition(row, sent, 'subscriber', Date.now());
    const cancelAtEnd = sent.event === 'cancelAtEnd';
    await writeTransition(tx, {
      row,
      event: sent.event,
      actorId: accountId,
      siteOrigin,
      changed: sent.event === 'cancel' ? { status: to } : { status: to, cancelAtEnd },
    });
    return readSubscription(tx, sent.id);
  });
