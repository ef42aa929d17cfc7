import { useSyncExternalStore } from 'react';

let isAsked = false;
const listeners = new Set<() => void>();

/** Whether it is asked if somebody signs out although changes wait to be sent. */
export const showSignOutQuestion = (isVisible: boolean): void => {
  isAsked = isVisible;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSignOutQuestion = (): boolean => useSyncExternalStore(subscribe, () => isAsked);
