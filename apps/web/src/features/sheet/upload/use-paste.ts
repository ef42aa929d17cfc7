import { useEffectEvent, useLayoutEffect } from 'react';

/** Cells that are pasted anywhere on the page. */
export const usePaste = (take: (text: string) => void): void => {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A field of the page handles its pasted text itself.
    if (text.trim() === '' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    take(text);
  });
  // Before the first paint: visible elements respond at once.
  useLayoutEffect(() => {
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
};
