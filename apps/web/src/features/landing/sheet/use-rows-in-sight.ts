import { useLayoutEffect, useState } from 'react';

/** Rows that are drawn above and below those in sight. */
const around = 8;

interface RowsInSight {
  readonly first: number;
  readonly last: number;
}

/** The rows of a scrolled list to draw, all of one height. The scroller holds a `tbody` with at least one row. */
export function useRowsInSight(scroller: HTMLElement | null, count: number): RowsInSight {
  const [inSight, setInSight] = useState<RowsInSight>({ first: 0, last: 2 * around });

  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const look = (): void => {
      const height = scroller.querySelector<HTMLElement>('tbody tr')?.offsetHeight ?? 0;
      if (height === 0) return;
      const first = Math.floor(scroller.scrollTop / height) - around;
      const last = Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + around;
      setInSight((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      scroller.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [scroller]);

  return { first: Math.max(0, inSight.first), last: Math.min(count, inSight.last) };
}
