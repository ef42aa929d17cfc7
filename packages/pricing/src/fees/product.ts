import type { PriceEnding } from './price-ending.ts';
import type { FulfilmentFee, ReferralRule } from './terms.ts';
import type { BasisPoints, Grams, Halalas, Millimetres } from '../money/units.ts';

/** A product as its seller describes it. Codes are those of the fee table. */
export interface Product {
  readonly family?: string | undefined;
  readonly subFamily: string;
  readonly type?: string | undefined;

  /** In any order. Omitted if the seller chose the size class. */
  readonly sides?: Sides | undefined;
  /** The class's code, if the seller knows it; its side limits are then not checked. */
  readonly sizeClass?: string | undefined;
  /** One unit without the store's packaging. */
  readonly weight?: Grams | undefined;

  /** Cost of one unit, with or without VAT according to `costIncludesVat`. */
  readonly cost: Halalas;
  readonly costIncludesVat: boolean;
  /** VAT paid on the purchase. */
  readonly costVat: BasisPoints;
  /** VAT contained in the sale price: 1500, or 0 for a zero-rated item. */
  readonly vat: BasisPoints;
  readonly vatRegistered: boolean;
  /** A registered seller who does not recover the VAT on fees. */
  readonly feeVatIsCost: boolean;

  /** Target profit as a share of `marginBase`. */
  readonly marginRate?: BasisPoints | undefined;
  readonly marginBase: MarginBase;
  /** Target profit as a sum. If a rate is set as well, both must hold. */
  readonly marginAmount?: Halalas | undefined;

  readonly extraRate: BasisPoints;
  readonly extraFixed: Halalas;
  /** Ads, as a share of the price. */
  readonly adsRate: BasisPoints;
  /** Coupons the seller pays for, as an average share of the price of every unit sold. */
  readonly couponRate: BasisPoints;
  /** Cost of returns, spread over every unit sold. */
  readonly returnCost: Halalas;
  /** Storage of one unit until it is sold. */
  readonly storageCost: Halalas;
  /** By default the store's own. */
  readonly ending?: PriceEnding | undefined;
  readonly override?: FeeOverride | undefined;
  /** The seller's own price; by default the recommended one. */
  readonly price?: Halalas | undefined;
}

/** Three sides of a parcel. */
export type Sides = readonly [Millimetres, Millimetres, Millimetres];

/** The base of a margin: the price, the price without its VAT, or the cost before VAT. */
type MarginBase = 'price' | 'net' | 'cost';

/** Fees that replace the store's table for this product, before VAT. */
interface FeeOverride {
  readonly referral?: ReferralRule | undefined;
  readonly fulfilment?: FulfilmentFee | undefined;
}
