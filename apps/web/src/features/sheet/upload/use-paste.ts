import { useEffectEvent, useLayoutEffect } from 'react';

/** Cells that are pasted anywhere on the page. */
export const usePaste = (take: (text: string) => void): void => {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A field of the page takes what is pasted into it itself.
    if (text.trim() === '' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    take(text);
  });
  // Before anything is painted: what can be seen also listens.
  useLayoutEffect(() => {
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
};
