import { longestFollowing } from '@saer/contract/subscriptions/payment';

const minute = 60_000;
const hour = 60 * minute;

/** When the gateway is asked about a payment that has no end yet, after its beginning. */
const firstChecks = [minute, 5 * minute, 15 * minute, hour] as const;

/** Then every hour, as long as any payment is followed; then an admin is asked. */
const lastCheck = longestFollowing;

/** The next check, in milliseconds, of a payment begun at an instant and asked about a number of times; undefined after the last. */
export function nextCheck(begunAt: number, checks: number, now: number): number | undefined {
  const first = firstChecks[checks];
  const due = first === undefined ? now + hour : begunAt + first;
  // A check that was missed while the server stood still is made up for at once, the later ones are not brought forward.
  const next = Math.max(due, now + minute / 2);
  return next > begunAt + lastCheck ? undefined : next;
}

/** The next check of a payment as it is stored; null after the last. */
export function savedNextCheck(
  { createdAt, checks }: { readonly createdAt: string; readonly checks: number },
  now: number,
): string | null {
  const next = nextCheck(Date.parse(createdAt), checks, now);
  return next === undefined ? null : new Date(next).toISOString();
}

/**
 * The time, after the beginning, for which an order that the gateway does not know counts as under way, in milliseconds: a form may be open in
 * the browser, a command may still be on its way. Then it counts as not begun, and is asked about on; money that comes after all is used,
 * or is credit.
 */
export const longestStart = {
  PAGE: hour,
  FRAME: hour,
  SAVED_CARD: 15 * minute,
  RENEWAL: 15 * minute,
} as const;
