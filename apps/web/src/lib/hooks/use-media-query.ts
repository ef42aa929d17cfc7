import { useCallback, useSyncExternalStore } from 'react';

/** Says whether the window is as a media query says, and again when that changes. False where a page is built before there is a window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Says whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 40rem)');

/** Says whether there is space for a table. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 48rem)');
