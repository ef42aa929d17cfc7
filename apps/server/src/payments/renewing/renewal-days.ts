import { addTime } from '@saer/contract/subscription-lifecycle';

/** Days after the end, or before it, on which a subscription's card is tried. */
const tryDays = [-1, 0, 1, 3] as const;

/** When the next try is due, in milliseconds, after a number of tries; undefined after the last. */
export function nextTry(endsAt: number, tries: number): number | undefined {
  const days = tryDays[tries];
  return days === undefined ? undefined : addTime(endsAt, days, 'day');
}
