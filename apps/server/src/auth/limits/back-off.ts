import {
  counter,
  defineLimit,
  type Limit,
  limitKey,
  type LimitDependencies,
  tooManyAttempts,
} from './limit.ts';

/** Tries that wrong answers may cost before each further one must wait twice as long as the last. */
export interface BackOff {
  readonly freeAttempts: number;
  readonly wrong: Limit;
  readonly wait: Limit;
}

const longestWait = 15 * 60;
const forgottenAfter = 24 * 60 * 60;

/** Makes a back-off and enters the names of its two counts. */
export const defineBackOff = (name: string, freeAttempts: number): BackOff => ({
  freeAttempts,
  wrong: defineLimit({ name, points: freeAttempts, seconds: forgottenAfter }),
  wait: defineLimit({ name: `${name}-wait`, points: 1, seconds: longestWait }),
});

/** A try that was let through. It counts as wrong until one says otherwise. */
export interface Attempt {
  /** Success: resets the count. */
  readonly forgive: () => Promise<void>;
  /** It was right, but others come from there too: only this one is taken off. */
  readonly takeOff: () => Promise<void>;
}

/**
 * Permits an attempt, or rejects it with the seconds to wait. Attempts are counted before the answer is checked, so concurrent ones
 * cannot bypass the limit, and attempts during the wait do not extend it for others.
 */
export async function beginAttempt(
  { db, secretKey }: LimitDependencies,
  backOff: BackOff,
  of: string,
): Promise<Attempt> {
  const key = limitKey(secretKey, of);
  const wrong = counter(db, backOff.wrong);
  const wait = counter(db, backOff.wait);

  const waiting = await wait.get(key);
  if (waiting !== null && waiting.msBeforeNext > 0) throw tooManyAttempts(waiting.msBeforeNext);
  const { consumedPoints } = await wrong.penalty(key);
  if (consumedPoints >= backOff.freeAttempts) {
    const seconds = Math.min(longestWait, 2 ** (consumedPoints - backOff.freeAttempts));
    // Of concurrent attempts only one gets this turn; the library counts them in one statement.
    const penalty = await wait.penalty(key, 1, { customDuration: seconds });
    if (penalty.consumedPoints > 1) {
      await wrong.reward(key);
      throw tooManyAttempts(penalty.msBeforeNext);
    }
  }
  const takeOff = async () => {
    await Promise.all([wrong.reward(key), wait.delete(key)]);
  };
  const forgive = async () => {
    await Promise.all([wrong.delete(key), wait.delete(key)]);
  };
  return { forgive, takeOff };
}

/** Forgets the wrong tries of a key. */
export async function clearAttempts(
  { db, secretKey }: LimitDependencies,
  { wrong, wait }: BackOff,
  of: string,
): Promise<void> {
  const key = limitKey(secretKey, of);
  await Promise.all([counter(db, wrong).delete(key), counter(db, wait).delete(key)]);
}
