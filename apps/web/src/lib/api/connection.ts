import { msg } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isReachable, onLoss } from './api.ts';
import { i18n } from '../language/language.ts';
import { readStorage } from '../browser/storage.ts';

/** Milliseconds between attempts to reach the server: doubled each time, up to the maximum. */
const firstPause = 2000;
const maxPause = 16_000;

/** A request waiting for the connection was cancelled by its user and never sent. */
export class WaitCancelled extends Error {
  override readonly name = 'WaitCancelled';
}

interface Waiting {
  readonly start: () => void;
  readonly cancel: () => void;
}

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

const wait = (next: readonly Waiting[]): void => {
  waiting = next;
  listeners.forEach((listener) => listener());
};

let checking: Promise<boolean> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = firstPause;

const check = async (): Promise<boolean> => {
  clearTimeout(timer);
  const isConnected = await isReachable();
  checking = undefined;
  if (isConnected) {
    pause = firstPause;
  } else {
    timer = setTimeout(() => void checkConnection(), pause);
    pause = Math.min(pause * 2, maxPause);
  }
  onlineManager.setOnline(isConnected);
  return isConnected;
};

/** Checks whether the server replies, and repeats until it does. Reads and saves wait meanwhile. */
export const checkConnection = (): Promise<boolean> => (checking ??= check());

const startAll = (): void => {
  const ready = waiting;
  wait([]);
  ready.forEach(({ start }) => start());
};

/** Gives up everything that waits for the connection. */
export const cancelWaiting = (): void => {
  const pending = waiting;
  wait([]);
  pending.forEach(({ cancel }) => cancel());
};

/** Resolves at once, or when the connection is back. Rejects if it is cancelled, or another account is signed in by then. */
export const whenConnected = (): Promise<void> => {
  if (onlineManager.isOnline()) return Promise.resolve();
  const token = readStorage('token');
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(new WaitCancelled(i18n._(msg`Cancelled: nothing was saved.`)));
    const start = (): void => (readStorage('token') === token ? resolve() : cancel());
    wait([...waiting, { start, cancel }]);
  });
};

/** Calls the listener when the connection is back; returns how to stop. */
export const onReconnect = (listener: () => void): (() => void) =>
  onlineManager.subscribe((isOnline) => {
    if (isOnline) listener();
  });

const recheck = (): void => void checkConnection();

/** Follows the browser's own news of the connection, and looks behind it. */
export const followConnection = (): void => {
  onlineManager.setEventListener((setOnline) => {
    const leave = (): void => {
      setOnline(false);
      void checkConnection();
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', recheck);
    if (!navigator.onLine) leave();
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', recheck);
    };
  });
  onReconnect(startAll);
  onLoss(() => void checkConnection());
  // Waiting requests exist only in this tab.
  window.addEventListener('beforeunload', (event) => {
    if (waiting.length > 0) event.preventDefault();
  });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const countWaiting = (): number => waiting.length;

/** Counts how many saves wait for the connection. */
export const useWaiting = (): number => useSyncExternalStore(subscribe, countWaiting);

const subscribeOnline = (listener: () => void): (() => void) => onlineManager.subscribe(listener);
const isOnline = (): boolean => onlineManager.isOnline();

export const useIsConnected = (): boolean => useSyncExternalStore(subscribeOnline, isOnline);
