import { useSyncExternalStore } from 'react';

/** Changes that the server rejected because documents have to be accepted first. */
let rejections = 0;
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const reportAcceptanceNeeded = (): void => {
  rejections += 1;
  for (const listener of listeners) listener();
};

/** The number of rejected changes: each new one asks again. */
export const useAcceptanceRejections = (): number => useSyncExternalStore(listen, () => rejections);

/** Whether a change was rejected since the page was opened. */
export const useIsAcceptanceNeeded = (): boolean => useAcceptanceRejections() > 0;
