import { useEffect, useEffectEvent } from 'react';

/** Cells that are pasted anywhere on the page. */
export const usePaste = (take: (text: string) => void): void => {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    event.preventDefault();
    take(text);
  });
  useEffect(() => {
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
};
