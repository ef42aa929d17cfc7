import { useSyncExternalStore } from 'react';

const roomy = (): MediaQueryList => matchMedia('(min-width: 85rem)');

const subscribe = (listener: () => void): (() => void) => {
  const query = roomy();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether several columns of the grid can be sticky while the others scroll. */
export const useHasSpace = (): boolean => useSyncExternalStore(subscribe, () => roomy().matches);
