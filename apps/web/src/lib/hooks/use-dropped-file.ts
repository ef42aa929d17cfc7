import { useEffectEvent, useLayoutEffect, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** A file dropped anywhere on the page; outside a drop zone a browser would open it and leave the page. True while one is being dragged. */
export function useDroppedFile(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const over = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  });
  const left = useEffectEvent((event: DragEvent) => {
    // From one element to the next it has not left the page.
    if (event.relatedTarget === null) setOver(false);
  });
  const dropped = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) take(file);
  });
  // Before the first paint: visible elements respond at once.
  useLayoutEffect(() => {
    const bound = new AbortController();
    const { signal } = bound;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', left, { signal });
    document.addEventListener('drop', dropped, { signal });
    return () => bound.abort();
  }, []);
  return isOver;
}
