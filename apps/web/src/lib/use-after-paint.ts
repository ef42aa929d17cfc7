import { startTransition, useEffect, useState } from 'react';

/**
 * A value a frame late: first what hangs on it at once is painted, then what follows it. React's own deferred value may be
 * rendered before the browser paints, and hold that frame back.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setShown(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [value]);
  return shown;
}
