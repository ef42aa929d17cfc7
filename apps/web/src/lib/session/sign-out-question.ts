import { useSyncExternalStore } from 'react';
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts';

// A public page leads here, where changes that wait are visible.
let isAsked = readSessionStorage('app.signOutAsked') === true;
writeSessionStorage('app.signOutAsked', undefined);
const listeners = new Set<() => void>();

/** Says whether it is asked if somebody signs out although changes wait to be sent. */
export const showSignOutQuestion = (isVisible: boolean): void => {
  isAsked = isVisible;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSignOutQuestion = (): boolean => useSyncExternalStore(subscribe, () => isAsked);
