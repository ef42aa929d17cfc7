import { MONEY_LIMIT, type BasisPoints, type Halalas } from '@saer/pricing/money/units';
import { profitAt } from '@saer/pricing/search/profit';
import { withVat } from '@saer/pricing/money/rounding';
import type { Terms } from '@saer/pricing/fees/terms';

/** The cost of a purchased service: a seller who is not registered for VAT bears its VAT too. Rounded half up. */
export function borneCost(beforeVat: Halalas, vat: BasisPoints, isRegistered: boolean): Halalas {
  return isRegistered ? beforeVat : withVat(beforeVat, vat);
}

/**
 * The terms of a seller who ships at own cost: the store's commission stays, its fulfilment fee and shipping credit do not apply, and
 * the courier's charge is added to the extra costs. `courier` as the seller bears it, see `borneCost`.
 */
export function ownShippingTerms(terms: Terms, courier: Halalas): Terms {
  return {
    ...terms,
    fulfilment: { below: 0, above: 0, breakpoint: null },
    shippingCredit: [],
    extraFixed: terms.extraFixed + courier,
  };
}

/**
 * The most a courier may charge, before VAT, so that own shipping earns as much as `profit` at a price; null if it does not even for
 * nothing. At most the engine's money limit.
 */
export function maxCourierCharge(
  terms: Terms,
  price: Halalas,
  profit: Halalas,
  vat: BasisPoints,
): Halalas | null {
  const room = Math.min(MONEY_LIMIT, profitAt(ownShippingTerms(terms, 0), price) - profit);
  if (room < 0) return null;
  if (terms.vatRegistered) return room;
  // Rounded half up, the VAT may fit with half a halala less: try the next one too.
  const charge = Math.floor((room * 10_000) / (10_000 + vat));
  return withVat(charge + 1, vat) <= room ? charge + 1 : charge;
}
