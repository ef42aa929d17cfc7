import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value delayed by a frame: first everything that needs it at once is painted, then the rest. React's own deferred value may be
 * rendered before the browser paints, which delays that frame.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setShown] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setShown(() => value))), [value]);
  return painted;
}
