import type { DeadZone } from './dead-zones.ts';
import type { FeeTable, FeeTableVersion, RangeFactor } from './fee-table.ts';
import { largestWhere } from './largest-where.ts';
import { MONEY_LIMIT } from './limits.ts';
import type { Parcel } from './parcel.ts';
import type { PriceEnding } from './price-ending.ts';
import { pricePoint, type PricePoint } from './price-point.ts';
import type { PriceRange } from './price-range.ts';
import { productTarget } from './product-target.ts';
import { costOf, productTerms } from './product-terms.ts';
import type { Product } from './product.ts';
import { recommend } from './recommend.ts';
import type { Refusal } from './refusal.ts';
import { holds } from './holds.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** A product's whole calculation in one store, or why there is none. */
export type QuoteOutcome = Quote | Refusal;

/** Every answer for one product in one store, as of one fee table. */
export interface Quote extends Offer {
  /** The largest cost, with or without VAT as the seller typed it, at which the final price still meets the target. */
  readonly largestCost: Halalas | null;
}

/** The prices of one product in one store, with what surrounds them. */
export interface Offer {
  readonly ok: true;
  readonly store: string;
  readonly version: FeeTableVersion;
  /** Null where the seller typed the fulfilment fee. */
  readonly parcel: Parcel | null;
  readonly terms: Terms;
  /** The seller's wish and the range factor's floor together. */
  readonly target: Target;
  readonly rangeFactor: RangeFactor;
  /** The least profit the range factor asks for. */
  readonly rangeFactorFloor: Halalas;
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

/** Prices one product in one store. The browser and the server both call this. Source: PRICING.md, whole. */
export function quote(feeTable: FeeTable, product: Product): QuoteOutcome {
  const found = offer(feeTable, product);
  if (!found.ok) return found;
  const { terms, final } = found;
  return { ...found, largestCost: largestTypedCost(feeTable, product, terms, final.statement.price) };
}

/** The same without the largest cost, whose search takes several times as long as all else: for whole sheets of products. */
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
    terms,
    target,
    rangeFactor: wanted.rangeFactor,
    rangeFactorFloor: wanted.floor,
    ending,
    minimum: at(answer.minimum.price),
    recommended: at(answer.recommended.price),
    final: at(finalPrice),
    finalMeetsTarget: holds(terms, target, finalPrice),
    gaps,
    deadZones,
    breakEven,
  };
}

// The floor of the range factors moves with the cost, so it is asked anew for each.
function largestTypedCost(
  feeTable: FeeTable,
  product: Product,
  terms: Terms,
  price: Halalas,
): Halalas | null {
  return largestWhere(1, MONEY_LIMIT, (typed) => {
    const cost = costOf(product, typed);
    const wanted = productTarget(feeTable, product, cost.cost);
    return wanted !== null && holds({ ...terms, ...cost }, wanted.target, price);
  });
}
