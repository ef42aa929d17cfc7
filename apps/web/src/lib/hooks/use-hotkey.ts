import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs on Ctrl (or ⌘) with a letter, wherever the focus is. */
export const useHotkey = (letter: string, run: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // By the key's position as well as its letter: an Arabic keyboard types ن in the position of K.
    const isLetter = event.key.toLowerCase() === letter || event.code === `Key${letter.toUpperCase()}`;
    if (!isLetter || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    run();
  });
  // Before the first paint: visible elements respond at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
};
