import { explainWeight, type OtherParcel, type WeightExplanation } from './explain-weight.ts';
import type { FeeTable, PolicyFactor } from './fee-table.ts';
import { leastPrice } from './least-price.ts';
import { type ProductTarget, productTarget } from './product-target.ts';
import type { Offer } from './offer.ts';
import type { Product } from './product.ts';
import { recommendedPrice } from './recommend.ts';
import { supplierCost } from './supplier-cost.ts';
import type { Target } from './target.ts';
import type { FulfilmentFee } from './terms.ts';
import type { Halalas } from './units.ts';

/** What only the page of one product shows beside its prices. */
export interface Explanation {
  /** The most to pay a supplier: the largest cost, with or without VAT as typed, at which the final price meets the own target. */
  readonly largestCost: Halalas | null;
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
export function explain(feeTable: FeeTable, product: Product, offer: Offer): Explanation {
  const { terms, parcel, ending, target } = offer;
  const recommended = offer.recommended.statement.price;
  const priceFor = (wanted: Target, fulfilment: FulfilmentFee = terms.fulfilment): Halalas | null => {
    const other = { ...terms, fulfilment };
    const minimum = leastPrice(other, wanted);
    return minimum === null ? null : recommendedPrice(other, wanted, ending, minimum);
  };
  const pricedParcel = ({ sizeClass, shippingWeight, fee }: OtherParcel): PricedParcel => ({
    sizeClass,
    shippingWeight,
    price: fee && priceFor(target, fee),
  });
  const wanted = productTarget(feeTable, product, terms.cost);
  const own = wanted?.role === 'floor' && wanted.own !== null ? priceFor(wanted.own) : null;
  const weight = parcel && explainWeight(feeTable, product, parcel);
  return {
    largestCost: supplierCost(feeTable, product, terms, offer.final.statement.price),
    ownPrice: own === recommended ? null : own,
    proposal: wanted && proposalOf(wanted, recommended, priceFor),
    weight: weight && {
      ...weight,
      largestVolume: weight.largestVolume && pricedParcel(weight.largestVolume),
      bySides: weight.bySides && pricedParcel(weight.bySides),
    },
  };
}

function proposalOf(
  { proposal, target }: ProductTarget,
  recommended: Halalas,
  priceFor: (wanted: Target) => Halalas | null,
): ProposedFactor | null {
  if (proposal === null) return null;
  const { factor: rangeFactor, floor } = proposal;
  const price = priceFor({ ...target, fixed: Math.max(target.fixed ?? floor, floor) });
  return price !== null && price <= recommended ? null : { rangeFactor, floor, price };
}
