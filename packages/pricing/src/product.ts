import type { PriceEnding } from './price-ending.ts';
import type { FulfilmentFee, ReferralRule } from './terms.ts';
import type { BasisPoints, Grams, Halalas, Millimetres } from './units.ts';

/** What a seller knows of a product and wants from it. Codes are those of the fee table. */
export interface Product {
  readonly family?: string | undefined;
  readonly subFamily: string;
  readonly type?: string | undefined;

  /** In any order. Left out when the seller gives the size class. */
  readonly sides?: Sides | undefined;
  /** The class's code, when the seller knows it: the sides are then not held against its limits. */
  readonly sizeClass?: string | undefined;
  /** One unit without the store's packaging. */
  readonly weight?: Grams | undefined;

  /** What one unit costs, with or without VAT as `costIncludesVat` says. */
  readonly cost: Halalas;
  readonly costIncludesVat: boolean;
  /** VAT paid on the purchase. */
  readonly costVat: BasisPoints;
  /** VAT contained in the sale price: 1500, or 0 for a zero-rated item. */
  readonly vat: BasisPoints;
  readonly vatRegistered: boolean;
  /** A registered seller who does not recover the VAT on fees. */
  readonly feeVatIsCost: boolean;

  /** The profit wanted, as a share of `marginBase`. */
  readonly marginRate?: BasisPoints | undefined;
  readonly marginBase: MarginBase;
  /** The profit wanted, as a sum. With a rate as well, both must hold. */
  readonly marginAmount?: Halalas | undefined;

  readonly extraRate: BasisPoints;
  readonly extraFixed: Halalas;
  /** Left out: the store's own. */
  readonly ending?: PriceEnding | undefined;
  readonly override?: FeeOverride | undefined;
  /** The price the seller keeps; left out: the recommended one. */
  readonly price?: Halalas | undefined;
}

/** Three sides of a parcel. */
export type Sides = readonly [Millimetres, Millimetres, Millimetres];

/** What a margin is a share of: the price, the price without its VAT, or the cost before VAT. */
export type MarginBase = 'price' | 'net' | 'cost';

/** Fees that hold for this product instead of the store's table, before VAT. */
export interface FeeOverride {
  readonly referral?: ReferralRule | undefined;
  readonly fulfilment?: FulfilmentFee | undefined;
}
