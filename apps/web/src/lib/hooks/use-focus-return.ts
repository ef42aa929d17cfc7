import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a list when the row that had it has left: it goes to the list itself, not to the top of the page. */
export function useFocusReturn(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = (): void => {
      hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      frame.current?.focus({ preventScroll: true });
    }
  });
  return frame;
}
