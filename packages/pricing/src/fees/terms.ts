import type { BasisPoints, Halalas } from '../money/units.ts';
import { vatInside, withVat } from '../money/rounding.ts';

/** The store's share of the price, before VAT. Source: docs/PRICING.md, "One price, all its lines". */
export type ReferralRule =
  /** `rate1` of the price. */
  | { readonly shape: 'flat'; readonly rate1: BasisPoints }
  /** `rate1` of a price up to `limit`, `rate2` of the whole of a higher one. */
  | ReferralRuleWithLimit<'threshold'>
  /** `rate1` of the part up to `limit`, `rate2` of the part above it. */
  | ReferralRuleWithLimit<'sliding'>;

interface ReferralRuleWithLimit<Shape extends string> {
  readonly shape: Shape;
  readonly rate1: BasisPoints;
  readonly limit: Halalas;
  readonly rate2: BasisPoints;
}

/** The fee for storing, packing and shipping one unit, before VAT. `breakpoint: null`: `below` at every price. */
export interface FulfilmentFee {
  readonly below: Halalas;
  readonly above: Halalas;
  readonly breakpoint: Halalas | null;
}

/** The store's contribution to shipping at a price up to `upTo`, VAT included. */
export interface CreditBand {
  readonly upTo: Halalas;
  readonly credit: Halalas;
}

/** Everything that determines the profit at a price, for one product in one store. */
export interface Terms {
  readonly referral: ReferralRule;
  /** Minimum referral fee, before VAT. */
  readonly minReferral: Halalas;
  readonly fulfilment: FulfilmentFee;
  /** In ascending order of `upTo`; above the last there is no credit. */
  readonly shippingCredit: readonly CreditBand[];
  /** Cost of one unit for the seller, before VAT. */
  readonly cost: Halalas;
  /** Amount that an unregistered seller paid, VAT included, if known; else `cost` plus `costVat`, rounded. */
  readonly costPaid?: Halalas;
  /** The seller's own additional costs, as a share of the price. */
  readonly extraRate: BasisPoints;
  /** The seller's own additional costs, as a sum. */
  readonly extraFixed: Halalas;
  /** Ads, as a share of the price. */
  readonly adsRate: BasisPoints;
  /** Coupons the seller pays for, as an average share of the price of every unit sold. */
  readonly couponRate: BasisPoints;
  /** Cost of returns, spread over every unit sold. */
  readonly returnCost: Halalas;
  /** Storage of one unit until it is sold. */
  readonly storageCost: Halalas;
  /** VAT contained in the price: 1500, or 0 for a zero-rated item. */
  readonly vat: BasisPoints;
  /** VAT the store adds to its fees. */
  readonly feeVat: BasisPoints;
  readonly vatRegistered: boolean;
  /**
   * For a seller who is not registered: the marketplace, supplier by law, keeps the VAT in the price from the payout (`deemed-supplier.ts`). A
   * registered one owes it anyway.
   */
  readonly bearsSaleVat: boolean;
  /** For a registered seller who does not recover the VAT on fees. An unregistered one never does. */
  readonly feeVatIsCost: boolean;
  /** VAT paid on the purchase: a cost for a seller who is not registered. */
  readonly costVat: BasisPoints;
}

/** True if the VAT in the price is taken from the seller: a registered one owes it, from another the marketplace may keep it. */
export function paysSaleVat(terms: Terms): boolean {
  return terms.vatRegistered || terms.bearsSaleVat;
}

/** The VAT in the price. A seller who is not registered charges none; the marketplace may still keep it. */
export function outputVat(terms: Terms, price: Halalas): Halalas {
  return paysSaleVat(terms) ? vatInside(price, terms.vat) : 0;
}

/** True if the VAT on the store's fees stays with the seller as a cost. */
export function bearsFeeVat(terms: Terms): boolean {
  return !terms.vatRegistered || terms.feeVatIsCost;
}

/** Cost of one unit before VAT, and what was paid for it, if known. */
export type UnitCost = Pick<Terms, 'cost' | 'costPaid'>;

/** Cost of the product for the seller: a registered one recovers the VAT on the purchase. `unit`: another cost than that of the terms. */
export function costLine(terms: Terms, unit: UnitCost = terms): Halalas {
  return terms.vatRegistered ? unit.cost : (unit.costPaid ?? withVat(unit.cost, terms.costVat));
}
