import { useEffect, useState } from 'react';

/** Says how long a removed row stays to be seen leaving; `leave` in `app/styles/motion.css` takes as long. */
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
  const gone = before.filter(({ key }) => !present.has(key));
  if (gone.length === 0 || gone.length > FEW || gone.length === before.length) return placed;
  for (const each of gone) placed.splice(before.indexOf(each), 0, { ...each, isLeaving: true });
  return placed;
};

/** Rows of a list, with those that were just removed still in their places for a moment. */
export function useLeavingRows<R>(rows: readonly R[], keyOf: (row: R) => string): readonly Placed<R>[] {
  const [shown, setShown] = useState(() => ({ rows, placed: merged([], rows, keyOf) }));
  const placed = shown.rows === rows ? shown.placed : merged(shown.placed, rows, keyOf);
  if (shown.rows !== rows) setShown({ rows, placed });
  const leaving = placed
    .filter(({ isLeaving }) => isLeaving)
    .map(({ key }) => key)
    .join();
  useEffect(() => {
    if (leaving === '') return undefined;
    let timer = 0;
    // From the frame on in which it begins to leave: under load this comes later than the render.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(
        () => setShown((now) => ({ ...now, placed: now.placed.filter(({ isLeaving }) => !isLeaving) })),
        LEAVE_MS,
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [leaving]);
  return placed;
}
