import { useEffect, useRef, useState } from 'react';
import type { GridSession } from './use-grid-session.ts';

/** Milliseconds that a removed row takes to fade, as in app/motion.css. */
const fadeTime = 160;
const none: ReadonlySet<number> = new Set();

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Removes rows of the grid after they have faded; at once where less motion is wanted. */
export function useRowRemoval({ dispatch }: Pick<GridSession, 'dispatch'>) {
  const [leaving, setLeaving] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const remove = (ids: ReadonlySet<number>): void => {
    if (movesLess()) {
      dispatch({ type: 'removeRows', ids });
      return;
    }
    setLeaving(ids);
    timer.current = setTimeout(() => {
      dispatch({ type: 'removeRows', ids });
      setLeaving(none);
    }, fadeTime);
  };
  return { leaving, remove };
}
