import { type RefObject, useEffect } from 'react';

/** Sets `--covered` on an element: the height at the bottom of the window that a phone's keyboard covers. */
export function useCoveredHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const follow = (): void => {
      const covered = innerHeight - visualViewport.offsetTop - visualViewport.height;
      element.current?.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`);
    };
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
    };
  }, [element]);
}
