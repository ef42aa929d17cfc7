import { readStorage, removeStorage, writeStorage } from './storage.ts';

const listeners = new Set<() => void>();

/** Changes of the signed-in account that were saved in this browser and wait to be sent. */
export const pendingCount = (): number => {
  const [account, count] = (readStorage('pendingChanges') ?? '').split(':');
  return account === readStorage('user') ? Number(count) || 0 : 0;
};

/** Recorded beside the changes themselves: known as soon as a page opens, and noticed by other tabs even if it stays the same. */
export const setPendingCount = (account: string, count: number): void => {
  if (count === 0) removeStorage('pendingChanges');
  else writeStorage('pendingChanges', `${account}:${count}:${Date.now()}`);
  listeners.forEach((listener) => listener());
};

/** Calls the listener when changes were added, edited, sent or discarded in another tab; returns how to stop. */
export const onPendingElsewhere = (listener: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key === 'pendingChanges') listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};

/** Calls the listener when the number changes, in this tab or another; returns how to stop. */
export const onPendingCount = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onPendingElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};
