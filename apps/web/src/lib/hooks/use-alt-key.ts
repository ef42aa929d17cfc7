import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs on Alt with a letter, wherever the focus is, unless a dialog is open. */
export const useAltKey = (letter: string, run: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // By the key's position: with Alt, and on an Arabic keyboard, it types another letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Key${letter.toUpperCase()}`)
      return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    run();
  });
  // Before the first paint: visible elements respond at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
};
