import { type ReactNode, useContext } from 'react';
import { useAfterPaint } from '../../../lib/hooks/use-after-paint.ts';
import { HeadlineSlot } from './headline.tsx';

/**
 * The picture and figures that explain the headline. Drawn a frame after it, so that a key shows its figure at once; a page that opens
 * with an answer shows all of it together. Isolated, so that painting the headline leaves it as it is.
 */
export function Details({ children }: { readonly children: ReactNode }): ReactNode {
  const isOpening = useContext(HeadlineSlot) === null;
  const shown = useAfterPaint(children, isOpening ? children : null);
  return <div className="isolate flex min-w-0 flex-col gap-4 empty:hidden print:gap-2.5">{shown}</div>;
}
