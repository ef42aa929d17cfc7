import { useSyncExternalStore } from 'react';

let isReady = false;
const listeners = new Set<() => void>();

/** A newer version of the app than this page has been saved in the browser. */
export const setUpdateReady = (): void => {
  isReady = true;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUpdateReady = (): boolean => useSyncExternalStore(subscribe, () => isReady);
