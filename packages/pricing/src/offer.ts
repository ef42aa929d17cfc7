import type { DeadZone } from './dead-zones.ts';
import { type WeightDoubt, weightDoubt } from './weight-doubt.ts';
import type { FeeTable, FeeTableVersion, PolicyFactor } from './fee-table.ts';
import type { Parcel } from './parcel.ts';
import type { PriceEnding } from './price-ending.ts';
import { pricePoint, type PricePoint } from './price-point.ts';
import type { PriceRange } from './price-range.ts';
import { productTarget, type RangeFactorRole } from './product-target.ts';
import { productTerms } from './product-terms.ts';
import type { Product } from './product.ts';
import { recommend } from './recommend.ts';
import type { Refusal } from './refusal.ts';
import { meetsTarget } from './meets-target.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** The prices of one product in one store, with what surrounds them. */
export interface Offer {
  readonly ok: true;
  readonly store: string;
  readonly version: FeeTableVersion;
  /** Null where the seller typed the fulfilment fee. */
  readonly parcel: Parcel | null;
  /** Why the weight may not be the one the store counts, and the fee another; null: it is as sure as what was typed. */
  readonly weightDoubt: WeightDoubt | null;
  readonly terms: Terms;
  /** The seller's own target, with the floor of a confirmed range factor; the factor's alone where the seller has none. */
  readonly target: Target;
  /** What the seller asks for alone; null: nothing. */
  readonly ownTarget: Target | null;
  /** The factor that counts for the cost; where none counts, the proposed one. */
  readonly rangeFactor: PolicyFactor;
  /** The least profit the range factor asks for. */
  readonly rangeFactorFloor: Halalas;
  readonly rangeFactorRole: RangeFactorRole;
  readonly ending: PriceEnding;
  /** The least price at which the target holds. */
  readonly minimum: PricePoint;
  /** The minimum moved up to the price ending. */
  readonly recommended: PricePoint;
  /** The price the seller typed, else the recommended one. */
  readonly final: PricePoint;
  readonly finalMeetsTarget: boolean;
  readonly gaps: readonly PriceRange[];
  readonly deadZones: readonly DeadZone[];
  /** The least price without a loss; null: every price is a loss. */
  readonly breakEven: Halalas | null;
}

/** Prices one product in one store, without what `quote` explains, which takes many times as long: for whole sheets. */
export function offer(feeTable: FeeTable, product: Product): Offer | Refusal {
  const found = productTerms(feeTable, product);
  if (!found.ok) return found;
  const { terms, parcel } = found;
  const wanted = productTarget(feeTable, product, terms.cost);
  if (wanted === null) return { ok: false, reason: 'missingFactor', cost: terms.cost };
  const { target } = wanted;
  const ending = product.ending ?? feeTable.store.priceEnding;
  const answer = recommend(terms, target, ending);
  if (!answer.ok) return answer;

  const { gaps, deadZones, breakEven } = answer;
  const at = (price: Halalas): PricePoint => pricePoint(terms, price, gaps, deadZones);
  const finalPrice = product.price ?? answer.recommended.price;
  return {
    ok: true,
    store: feeTable.store.code,
    version: feeTable.version,
    parcel,
    weightDoubt: parcel && weightDoubt(feeTable, product, parcel),
    terms,
    target,
    ownTarget: wanted.own,
    rangeFactor: wanted.rangeFactor,
    rangeFactorFloor: wanted.floor,
    rangeFactorRole: wanted.role,
    ending,
    minimum: at(answer.minimum.price),
    recommended: at(answer.recommended.price),
    final: at(finalPrice),
    finalMeetsTarget: meetsTarget(terms, target, finalPrice),
    gaps,
    deadZones,
    breakEven,
  };
}
