import type { Terms } from '../fees/terms.ts';
import { PRICE_LIMIT, type Halalas } from '../money/units.ts';
import {
  firstSegment,
  nextSegment,
  prepareTerms,
  type PreparedTerms,
  type PriceSegment,
  profitIn,
  segmentAt,
} from './prepared-terms.ts';

/** The last line of the statement at a price, without the lines between. */
export function profitAt(terms: Terms | PreparedTerms, price: Halalas): Halalas {
  const prepared = prepareTerms(terms);
  return profitIn(segmentAt(prepared, price), prepared, price);
}

/** The segments of the terms, in ascending order of their prices. */
function* segmentsOf(prepared: PreparedTerms): Generator<PriceSegment> {
  let segment = firstSegment(prepared);
  yield segment;
  while (segment.last !== null) {
    segment = nextSegment(segment, segment.last, prepared);
    yield segment;
  }
}

/** Every price that is the last before a fee, a rate or a credit changes, without duplicates, in ascending order. */
export const breakpoints = (terms: Terms | PreparedTerms): Halalas[] =>
  [...segmentsOf(prepareTerms(terms))].map(({ last }) => last).filter((last) => last !== null);

/**
 * Every price that is the last before the profit follows another straight line, without duplicates, in ascending order: the breakpoints,
 * and between two of them the price up to which the minimum referral fee is charged.
 */
export function bends(terms: Terms | PreparedTerms): Halalas[] {
  const prepared = prepareTerms(terms);
  let first = 1;
  return [...segmentsOf(prepared)].flatMap((segment) => {
    const { last } = segment;
    const bend = lastAtMinimum(segment, prepared);
    const found = bend >= first && bend < (last ?? PRICE_LIMIT) ? [bend] : [];
    if (last === null) return found;
    first = last + 1;
    return [...found, last];
  });
}

/** The last price at which the rate of a segment does not come to more than the minimum referral fee. */
const lastAtMinimum = (
  { referralRate, referralBase }: PriceSegment,
  { minReferral }: PreparedTerms,
): number => (referralRate === 0 ? Infinity : Math.floor((minReferral - referralBase) / referralRate));

/** One point of the profit curve. */
export interface CurvePoint {
  readonly price: Halalas;
  readonly profit: Halalas;
}

/**
 * The profit from one price to another at `points` even steps, in rising order. Both sides of every breakpoint between are
 * always among them, so that a chart shows a jump as a jump.
 */
export function curve(
  terms: Terms | PreparedTerms,
  from: Halalas,
  to: Halalas,
  points: number,
): CurvePoint[] {
  const prepared = prepareTerms(terms);
  const steps = Math.max(1, points - 1);
  const even = Array.from({ length: steps + 1 }, (_, i) => from + Math.round(((to - from) * i) / steps));
  const jumps = breakpoints(prepared).flatMap((end) => [end, end + 1]);
  const prices = new Set([...even, ...jumps.filter((price) => price >= from && price <= to)]);
  return [...prices].toSorted((a, b) => a - b).map((price) => ({ price, profit: profitAt(prepared, price) }));
}
