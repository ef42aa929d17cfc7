import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { readonly id: string; readonly children: ReactNode };

/**
 * A column that remains visible beside a longer one: by its top while it fits the window, by its bottom if it is taller, so that all
 * of it can be read without a second scroll bar.
 */
export function StickyColumn({ id, children }: Props) {
  const column = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (column.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(column.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={column}
      id={id}
      style={{ top: `min(1rem, calc(100dvh - ${height}px - 1rem))` }}
      className="min-w-0 scroll-mt-4 self-start rounded-card lg:sticky"
    >
      {children}
    </div>
  );
}
