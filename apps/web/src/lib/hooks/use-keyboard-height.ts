import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
};

const height = (): number =>
  Math.max(0, Math.round(window.innerHeight - (window.visualViewport?.height ?? window.innerHeight)));

/** Counts how many pixels at the bottom of the window a phone's keyboard covers. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, height);
