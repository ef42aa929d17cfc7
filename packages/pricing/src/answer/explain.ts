import { explainWeight, type WeightExplanation } from './explain-weight.ts';
import type { FeeTable, PolicyFactor } from '../fees/fee-table.ts';
import { productTarget, type Target } from '../fees/product-target.ts';
import type { Offer } from './offer.ts';
import type { Product } from '../fees/product.ts';
import { supplierCost } from './supplier-cost.ts';
import type { Halalas } from '../money/units.ts';
import type { OtherParcel } from './weight-doubt.ts';
import { leastPrice } from '../search/least-price.ts';
import { recommendedPrice } from './recommend.ts';
import type { FulfilmentFee } from '../fees/terms.ts';

/** An offer's recommended price for another target or another fulfilment fee; null if no price reaches it. */
function otherPrice(
  { terms, ending }: Offer,
  target: Target,
  fulfilment: FulfilmentFee = terms.fulfilment,
): Halalas | null {
  const other = { ...terms, fulfilment };
  const minimum = leastPrice(other, target);
  return minimum === null ? null : recommendedPrice(other, target, ending, minimum);
}

/** The recommended price for the seller's own target alone, if a confirmed range factor requires more; else null. */
function ownPrice(offer: Offer): Halalas | null {
  if (offer.rangeFactorRole !== 'floor' || offer.ownTarget === null) return null;
  const price = otherPrice(offer, offer.ownTarget);
  return price === offer.recommended.statement.price ? null : price;
}

/** Details that only the page of a single product displays. */
export interface Explanation {
  /**
   * The highest price to pay a supplier: the largest cost, with or without VAT as entered, at which the final price meets the own
   * target.
   */
  readonly largestCost: Halalas | null;
  /** The price for the seller's own target alone, if a confirmed range factor requires more; else null. */
  readonly ownPrice: Halalas | null;
  /** A range factor that is only proposed and would require more; null if there is none. */
  readonly proposal: ProposedFactor | null;
  /** Which weight was used, and why; null if the seller entered the fulfilment fee. */
  readonly weight: WeightExplanation<PricedParcel> | null;
}

/** The price that a proposed range factor would require. */
interface ProposedFactor {
  readonly rangeFactor: PolicyFactor;
  /** The minimum profit. */
  readonly floor: Halalas;
  /** The recommended price with it; null if no price reaches it. */
  readonly price: Halalas | null;
}

/** An alternative parcel of the product. */
export interface PricedParcel extends Omit<OtherParcel, 'fee'> {
  /** Its recommended price; null if its fee is unknown or no price reaches the target with it. */
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
    largestCost: supplierCost(feeTable, product, terms, final.statement.price),
    ownPrice: ownPrice(found),
    proposal: proposedFactor(feeTable, product, found),
    weight: weight && {
      ...weight,
      largestVolume: weight.largestVolume && priced(weight.largestVolume),
      bySides: weight.bySides && priced(weight.bySides),
    },
  };
}

/** The range factor that is only proposed and would require more than an offer does; null if there is none. */
function proposedFactor(feeTable: FeeTable, product: Product, found: Offer): ProposedFactor | null {
  const { terms, target, recommended } = found;
  const proposal = productTarget(feeTable, product, terms.cost)?.proposal ?? null;
  if (proposal === null) return null;
  const { factor: rangeFactor, floor } = proposal;
  const price = otherPrice(found, { ...target, fixed: Math.max(target.fixed ?? floor, floor) });
  return price === recommended.statement.price ? null : { rangeFactor, floor, price };
}
