import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Accepts files dropped or pasted anywhere on the page; returns whether a file is being dragged. */
export function useFilePicker(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    take(pictures);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    // Else the browser would leave the page to show the file.
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => paste(event), { signal });
    document.addEventListener('drop', (event) => drop(event), { signal });
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(false), {
      signal,
    });
    return () => listening.abort();
  }, []);
  return isOver;
}
