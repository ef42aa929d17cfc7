import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value a frame late: first what hangs on it at once is painted, then what follows it. React's own deferred value may be
 * rendered before the browser paints, and hold that frame back.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setShown(() => value))), [value]);
  return shown;
}
