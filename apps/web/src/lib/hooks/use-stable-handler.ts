import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function in every render, which calls the latest handler: its receivers need not render anew. For events only. */
export function useStableHandler<A extends readonly unknown[]>(
  handler: (...values: A) => void,
): (...values: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values: A) => latest.current(...values), []);
}
