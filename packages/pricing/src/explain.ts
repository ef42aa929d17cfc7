import { explainWeight, type WeightExplanation } from './explain-weight.ts';
import type { FeeTable, PolicyFactor } from './fee-table.ts';
import { productTarget } from './product-target.ts';
import type { Offer } from './offer.ts';
import { otherPrice, ownPrice } from './other-price.ts';
import type { Product } from './product.ts';
import { supplierCost } from './supplier-cost.ts';
import type { Halalas } from './units.ts';
import type { OtherParcel } from './weight-doubt.ts';

/** What only the page of one product shows beside its prices. */
export interface Explanation {
  /** The most to pay a supplier: the largest cost, with or without VAT as typed, at which the final price meets the own target. */
  readonly maxCost: Halalas | null;
  /** What the seller's own target alone would ask for, where a confirmed range factor asks for more; else null. */
  readonly ownPrice: Halalas | null;
  /** A range factor that is only proposed and would ask for more; null: none would. */
  readonly proposal: ProposedFactor | null;
  /** Which weight counted, and why; null where the seller typed the fulfilment fee. */
  readonly weight: WeightExplanation<PricedParcel> | null;
}

/** What a proposed range factor would ask for. */
export interface ProposedFactor {
  readonly rangeFactor: PolicyFactor;
  /** The least profit. */
  readonly floor: Halalas;
  /** The recommended price with it; null: no price reaches it. */
  readonly price: Halalas | null;
}

/** Another parcel the product could be. */
export interface PricedParcel extends Omit<OtherParcel, 'fee'> {
  /** The recommended price of it; null: its fee is not known, or no price reaches the target with it. */
  readonly price: Halalas | null;
}

/** Explains a product's offer. */
export function explain(feeTable: FeeTable, product: Product, found: Offer): Explanation {
  const { terms, parcel, target, final } = found;
  const priced = ({ sizeClass, shippingWeight, fee }: OtherParcel): PricedParcel => ({
    sizeClass,
    shippingWeight,
    price: fee && otherPrice(found, target, fee),
  });
  const weight = parcel && explainWeight(feeTable, product, parcel);
  return {
    maxCost: supplierCost(feeTable, product, terms, final.statement.price),
    ownPrice: ownPrice(found),
    proposal: proposedFactor(feeTable, product, found),
    weight: weight && {
      ...weight,
      maxVolume: weight.maxVolume && priced(weight.maxVolume),
      bySides: weight.bySides && priced(weight.bySides),
    },
  };
}

/** The range factor that is only proposed and would ask for more than an offer does; null: none would. */
export function proposedFactor(feeTable: FeeTable, product: Product, found: Offer): ProposedFactor | null {
  const { terms, target, recommended } = found;
  const proposal = productTarget(feeTable, product, terms.cost)?.proposal ?? null;
  if (proposal === null) return null;
  const { factor: rangeFactor, floor } = proposal;
  const price = otherPrice(found, { ...target, fixed: Math.max(target.fixed ?? floor, floor) });
  return price === recommended.statement.price ? null : { rangeFactor, floor, price };
}
