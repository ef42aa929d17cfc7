import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';

/** Days after the end, or before it, on which a subscription's card is tried. */
export const tryDays = [-1, 0, 1, 3] as const;

/** Days on which a try was or is due, by an instant in milliseconds: however many were missed, there is one try for all of them. */
export const triesDue = (endsAt: number, now: number): number =>
  tryDays.filter((days) => addTime(endsAt, days, 'day') <= now).length;

/** Whether no try follows after a number of them. */
export const isLastTry = (tries: number): boolean => tries >= tryDays.length;
