import { useSyncExternalStore } from 'react';
import { readStorage, removeStorage, writeStorage } from './storage.ts';

const listeners = new Set<() => void>();

/** Changes of the signed-in account that were saved in this browser and wait to be sent. */
export const pendingCount = (): number => {
  const [account, count] = (readStorage('pendingChanges') ?? '').split(':');
  return account === readStorage('user') ? Number(count) || 0 : 0;
};

/** Recorded beside the changes themselves, so that it is known as soon as a page opens. */
export const setPendingCount = (account: string, count: number): void => {
  if (count === 0) removeStorage('pendingChanges');
  else writeStorage('pendingChanges', `${account}:${count}`);
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePendingCount = (): number => useSyncExternalStore(subscribe, pendingCount);
