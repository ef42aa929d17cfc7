import { useSyncExternalStore } from 'react';

const narrow = (): MediaQueryList => matchMedia('(max-width: 40rem)');

const subscribe = (listener: () => void): (() => void) => {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
