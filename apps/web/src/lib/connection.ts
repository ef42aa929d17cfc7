import { msg } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isReachable, onLoss } from './api.ts';
import { i18n } from './language.ts';
import { readStorage } from './storage.ts';

/** Milliseconds until an unreachable server is asked again: twice as long each time, up to the maximum. */
const firstPause = 2000;
const maxPause = 16_000;

/** Something waited for the connection and was given up by its user: it was never sent. */
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

/** Asks whether the server answers, and goes on asking until it does. Reads and saves wait meanwhile. */
export const checkConnection = (): Promise<boolean> => (checking ??= check());

const startAll = (): void => {
  const ready = waiting;
  wait([]);
  ready.forEach(({ start }) => start());
};

/** Gives up everything that waits for the connection. */
export const cancelWaiting = (): void => {
  const given = waiting;
  wait([]);
  given.forEach(({ cancel }) => cancel());
};

/** Resolves at once, or when the connection is back. Rejects when it is cancelled, or somebody else is signed in by then. */
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
  // What waits is in this tab only.
  window.addEventListener('beforeunload', (event) => {
    if (waiting.length > 0) event.preventDefault();
  });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const countWaiting = (): number => waiting.length;

/** How many saves wait for the connection. */
export const useWaiting = (): number => useSyncExternalStore(subscribe, countWaiting);

const subscribeOnline = (listener: () => void): (() => void) => onlineManager.subscribe(listener);
const isOnline = (): boolean => onlineManager.isOnline();

export const useIsConnected = (): boolean => useSyncExternalStore(subscribeOnline, isOnline);
