import { PRICE_LIMIT } from './limits.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/**
 * The first breakpoint at or above a price: a price that is the last before a fee, a rate or a credit changes. Without
 * one, the price limit. From the price before to this one lies one *piece*, in which only the price itself varies.
 */
export function pieceEnd(terms: Terms, price: Halalas): Halalas {
  const { fulfilment, referral, shippingCredit } = terms;
  let end = PRICE_LIMIT;
  if (fulfilment.breakpoint !== null && fulfilment.breakpoint >= price) {
    end = Math.min(end, fulfilment.breakpoint);
  }
  if (referral.shape !== 'flat' && referral.limit >= price) end = Math.min(end, referral.limit);
  for (const { upTo } of shippingCredit) if (upTo >= price) return Math.min(end, upTo);
  return end;
}

/** Every breakpoint, each once, from the lowest up. */
export function breakpoints(terms: Terms): Halalas[] {
  const found: Halalas[] = [];
  for (let end = pieceEnd(terms, 1); end < PRICE_LIMIT; end = pieceEnd(terms, end + 1)) found.push(end);
  return found;
}
