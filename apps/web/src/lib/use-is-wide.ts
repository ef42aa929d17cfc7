import { useSyncExternalStore } from 'react';

const wide = (): MediaQueryList => matchMedia('(min-width: 48rem)');

const subscribe = (listener: () => void): (() => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is space for a table. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
