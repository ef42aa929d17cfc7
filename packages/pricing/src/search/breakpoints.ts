import { type PreparedTerms, basisOf } from './prepared-terms.ts';
import { PRICE_LIMIT } from '../money/limits.ts';
import { nthSegment, type PriceSegment } from './price-segment.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** Every price that is the last before a fee, a rate or a credit changes, without duplicates, in ascending order. */
export function breakpoints(terms: Terms): Halalas[] {
  const found: Halalas[] = [];
  const basis = basisOf(terms);
  for (let n = 0; ; n += 1) {
    const { last } = nthSegment(basis, n);
    if (last >= PRICE_LIMIT) return found;
    found.push(last);
  }
}

/**
 * Every price that is the last before the profit follows another straight line, without duplicates, in ascending order: the breakpoints,
 * and between two of them the price up to which the minimum referral fee is charged.
 */
export function bends(terms: Terms): Halalas[] {
  const found: Halalas[] = [];
  const basis = basisOf(terms);
  let first = 1;
  for (let n = 0; ; n += 1) {
    const piece = nthSegment(basis, n);
    const bend = lastAtMinimum(piece, basis);
    if (bend >= first && bend < piece.last) found.push(bend);
    if (piece.last >= PRICE_LIMIT) return found;
    found.push(piece.last);
    first = piece.last + 1;
  }
}

/** The last price at which the rate of a piece does not come to more than the minimum referral fee. */
const lastAtMinimum = (
  { referralRate, referralBase }: PriceSegment,
  { minReferral }: PreparedTerms,
): number => (referralRate === 0 ? Infinity : Math.floor((minReferral - referralBase) / referralRate));
