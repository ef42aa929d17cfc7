import { breakpoints } from './breakpoints.ts';
import { profitAt } from './profit.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** One point of the profit curve. */
export interface CurvePoint {
  readonly price: Halalas;
  readonly profit: Halalas;
}

/**
 * The profit from one price to another at `points` even steps, in rising order. Both sides of every breakpoint between are
 * always among them, so that a chart shows a jump as a jump.
 */
export function curve(terms: Terms, from: Halalas, to: Halalas, points: number): CurvePoint[] {
  const steps = Math.max(1, points - 1);
  const even = Array.from({ length: steps + 1 }, (_, i) => from + Math.round(((to - from) * i) / steps));
  const jumps = breakpoints(terms).flatMap((end) => [end, end + 1]);
  const prices = new Set([...even, ...jumps.filter((price) => price >= from && price <= to)]);
  return [...prices].toSorted((a, b) => a - b).map((price) => ({ price, profit: profitAt(terms, price) }));
}
