import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

/**
 * A value delayed by a frame: first everything that needs it at once is painted, then the rest. React's own deferred value may be
 * rendered before the browser paints, which delays that frame.
 * @param first shown until then; the value itself, unless something else is given
 */
export function useAfterPaint<T>(value: T, first: T = value): T {
  const [painted, setShown] = useState(first);
  useEffect(() => afterPaint(() => startTransition(() => setShown(() => value))), [value]);
  return painted;
}
