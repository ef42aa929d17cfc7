/** A thing with its past: every step is kept whole, so that going back is exact. */
export interface Past<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

export const startPast = <T>(now: T): Past<T> => ({ before: [], now, after: [] });

/** One step on; what had been undone is gone, and what is further back than can be kept. */
export const step = <T>({ before, now }: Past<T>, next: T, maxSteps: number): Past<T> => ({
  before: [...before, now].slice(-maxSteps),
  now: next,
  after: [],
});

/** The present as it turns out, which is no step of its own. */
export const settle = <T>(past: Past<T>, now: T): Past<T> => ({ ...past, now });

export function undo<T>(past: Past<T>): Past<T> {
  const last = past.before.at(-1);
  return last === undefined
    ? past
    : { before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] };
}

export function redo<T>(past: Past<T>): Past<T> {
  const [next, ...after] = past.after;
  return next === undefined ? past : { before: [...past.before, past.now], now: next, after };
}
