import { prepareTerms } from '../search/prepared-terms.ts';
import type { DeadZone } from '../search/gaps.ts';
import { type WeightDoubt, weightDoubt } from './weight-doubt.ts';
import type { FeeTable, FeeTableVersion, PolicyFactor } from '../fees/fee-table.ts';
import type { Parcel } from '../fees/parcel.ts';
import type { PriceEnding } from '../fees/price-ending.ts';
import { pricePoint, type PricePoint } from './price-point.ts';
import type { PriceRange } from '../search/price-range.ts';
import { productTarget, type RangeFactorRole, type Target } from '../fees/product-target.ts';
import { productTerms } from '../fees/product-terms.ts';
import type { Product } from '../fees/product.ts';
import { recommend } from './recommend.ts';
import type { Refusal } from '../fees/refusal.ts';
import { meetsTarget } from '../search/shortfall.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** The prices of one product in one store, with related figures. */
export interface Offer {
  readonly ok: true;
  readonly store: string;
  readonly version: FeeTableVersion;
  /** Null if the seller entered the fulfilment fee. */
  readonly parcel: Parcel | null;
  /** Why the store may use another weight and therefore another fee; null if the weight is as certain as the input. */
  readonly weightDoubt: WeightDoubt | null;
  readonly terms: Terms;
  /** The seller's own target, raised to the floor of a confirmed range factor; the factor's alone if the seller has none. */
  readonly target: Target;
  /** The seller's own target; null if there is none. */
  readonly ownTarget: Target | null;
  /** The factor that applies to the cost, else the proposed one; null if no band contains the cost. */
  readonly rangeFactor: PolicyFactor | null;
  /** The minimum profit required by the range factor; null without one. */
  readonly rangeFactorFloor: Halalas | null;
  readonly rangeFactorRole: RangeFactorRole;
  readonly ending: PriceEnding;
  /** The lowest price at which the target holds. */
  readonly minimum: PricePoint;
  /** The minimum moved up to the price ending. */
  readonly recommended: PricePoint;
  /** The seller's own price, else the recommended one. */
  readonly final: PricePoint;
  readonly finalMeetsTarget: boolean;
  readonly gaps: readonly PriceRange[];
  readonly deadZones: readonly DeadZone[];
  /** The lowest price without a loss; null if every price is a loss. */
  readonly breakEven: Halalas | null;
}

/** Prices one product in one store, without the explanations of `quote`, which take many times as long: for whole sheets. */
export function offer(feeTable: FeeTable, product: Product): Offer | Refusal {
  const found = productTerms(feeTable, product);
  if (!found.ok) return found;
  const { terms, parcel } = found;
  const requestedTarget = productTarget(feeTable, product, terms.cost);
  if (requestedTarget === null) return { ok: false, reason: 'missingFactor', cost: terms.cost };
  const { target } = requestedTarget;
  const ending = product.ending ?? feeTable.store.priceEnding;
  const prepared = prepareTerms(terms);
  const answer = recommend(prepared, target, ending);
  if (!answer.ok) return answer;

  const { gaps, deadZones, breakEven } = answer;
  const at = (price: Halalas): PricePoint => pricePoint(prepared, price, gaps, deadZones);
  const finalPrice = product.price ?? answer.recommended.price;
  return {
    ok: true,
    store: feeTable.store.code,
    version: feeTable.version,
    parcel,
    weightDoubt: parcel && weightDoubt(feeTable, product, parcel),
    terms,
    target,
    ownTarget: requestedTarget.own,
    rangeFactor: requestedTarget.rangeFactor,
    rangeFactorFloor: requestedTarget.floor,
    rangeFactorRole: requestedTarget.role,
    ending,
    minimum: at(answer.minimum.price),
    recommended: at(answer.recommended.price),
    final: at(finalPrice),
    finalMeetsTarget: meetsTarget(prepared, target, finalPrice),
    gaps,
    deadZones,
    breakEven,
  };
}
