import { useEffect, useState } from 'react';

/** How long a removed row stays to be seen leaving; `leave` in `app/motion.css` takes as long. */
const LEAVE_MS = 160;
/** More than these at once is another list, not rows that were removed. */
const FEW = 5;

interface Placed<R> {
  readonly row: R;
  readonly key: string;
  readonly isLeaving: boolean;
}

const merged = <R>(
  before: readonly Placed<R>[],
  rows: readonly R[],
  keyOf: (row: R) => string,
): Placed<R>[] => {
  const present = new Set(rows.map(keyOf));
  const placed: Placed<R>[] = rows.map((row) => ({ row, key: keyOf(row), isLeaving: false }));
  const gone = before.filter(({ key, isLeaving }) => !isLeaving && !present.has(key));
  if (gone.length === 0 || gone.length > FEW || gone.length === before.length) return placed;
  for (const each of gone) placed.splice(before.indexOf(each), 0, { ...each, isLeaving: true });
  return placed;
};

/** Rows of a list, with those that were just removed still in their places for a moment. */
export function useLeavingRows<R>(rows: readonly R[], keyOf: (row: R) => string): readonly Placed<R>[] {
  const [shown, setShown] = useState(() => ({ rows, placed: merged([], rows, keyOf) }));
  const placed = shown.rows === rows ? shown.placed : merged(shown.placed, rows, keyOf);
  if (shown.rows !== rows) setShown({ rows, placed });
  const isAnyLeaving = placed.some(({ isLeaving }) => isLeaving);
  useEffect(() => {
    if (!isAnyLeaving) return undefined;
    const timer = setTimeout(
      () => setShown((now) => ({ ...now, placed: now.placed.filter(({ isLeaving }) => !isLeaving) })),
      LEAVE_MS,
    );
    return () => clearTimeout(timer);
  }, [isAnyLeaving]);
  return placed;
}
