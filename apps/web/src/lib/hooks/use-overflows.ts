import { type RefObject, useLayoutEffect, useState } from 'react';

/** Says whether an element's content is wider than the element: only then does it need to scroll sideways. */
export const useOverflows = (frame: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    const content = element?.firstElementChild;
    if (element === null || !content) return undefined;
    const measure = (): void => setOverflows(content.getBoundingClientRect().width > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
};
