import type { ReactNode } from 'react';
import { useAfterPaint } from '../../../lib/use-after-paint.ts';

/** What explains the headline: its picture, its figures. Drawn a frame after it, so that a key shows its figure at once. */
export function Details({ children }: { readonly children: ReactNode }): ReactNode {
  return useAfterPaint(children);
}
