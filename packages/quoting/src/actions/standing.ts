import type { StoreFee } from '@saer/contract/fees/choices';
import { type DeadZone, deadZones } from '@saer/pricing/search/gaps';
import type { Parcel } from '@saer/pricing/fees/parcel';
import { MONEY_LIMIT } from '@saer/pricing/money/units';
import type { PriceEnding } from '@saer/pricing/fees/price-ending';
import { isWithin } from '@saer/pricing/search/price-range';
import { meetsTarget } from '@saer/pricing/search/shortfall';
import { productTarget, type Target } from '@saer/pricing/fees/product-target';
import { productTerms } from '@saer/pricing/fees/product-terms';
import { profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import type { QuotableBook, StoreFeeTable, StoreProduct, Unquoted } from '../fee-book.ts';
import { feesToConfirm } from '../fees-to-confirm.ts';
import { refusalFieldError } from '../refusal-field-error.ts';
import { resolveProduct } from '../resolve-product.ts';

/** A product at the price it sells for, in halalas. The product's own `price` is ignored. */
export interface SellingProduct {
  readonly product: StoreProduct;
  readonly price: number;
  /** The price range that the marketplace permits; null without a limit. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/** All that decides which prices of a product are good ones. */
export interface Standing<Table = StoreFeeTable> {
  readonly ok: true;
  readonly feeTable: Table;
  /** In the engine's format. */
  readonly product: StoreProduct;
  readonly terms: Terms;
  /** null if the seller entered the fulfilment fee. */
  readonly parcel: Parcel | null;
  /** The target, which no loss meets. */
  readonly target: Target;
  readonly ending: PriceEnding;
  readonly zones: readonly DeadZone[];
  readonly selling: SellingProduct;
  /** Profit at the selling price. */
  readonly profit: number;
  /** The fees behind all of it that nobody confirms. */
  readonly toConfirm: readonly StoreFee[];
}

/** Finds how a product stands at its selling price, whether a price reaches its target or not; refused where the book gives it no fees. */
export function standingOf<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  selling: SellingProduct,
): Standing<Table> | Unquoted {
  const resolved = resolveProduct(book, selling.product);
  if (!resolved.ok) return resolved;
  const { feeTable, product } = resolved;
  const found = productTerms(feeTable, product);
  if (!found.ok) return { ok: false, fieldError: refusalFieldError(found, product), product };
  const { terms, parcel } = found;
  const wished = productTarget(feeTable, product, terms.cost);
  if (wished === null) {
    const refusal = { ok: false, reason: 'missingFactor', cost: terms.cost } as const;
    return { ok: false, fieldError: refusalFieldError(refusal, product), product };
  }
  const { target } = wished;
  return {
    ok: true,
    feeTable,
    product,
    terms,
    parcel,
    target: withoutLoss(target),
    ending: product.ending ?? feeTable.store.priceEnding,
    zones: deadZones(terms),
    selling,
    profit: profitAt(terms, selling.price),
    toConfirm: feesToConfirm(feeTable, product, parcel),
  };
}

/** The same target, with no profit below zero. */
export const withoutLoss = (target: Target): Target => ({ ...target, fixed: Math.max(target.fixed ?? 0, 0) });

/** The dead zone that contains a price. */
export const zoneAt = ({ zones }: Pick<Standing, 'zones'>, price: number): DeadZone | undefined =>
  zones.find((zone) => isWithin(zone, price));

/** True if the marketplace permits a price. */
export const isPermitted = (
  { minPrice, maxPrice }: Pick<SellingProduct, 'minPrice' | 'maxPrice'>,
  price: number,
): boolean => price >= (minPrice ?? 1) && price <= (maxPrice ?? MONEY_LIMIT);

/** A safe price meets the target, so that it is in no gap and makes no loss; lies in no dead zone; and is permitted. */
export const isSafe = (standing: Standing, price: number): boolean =>
  isPermitted(standing.selling, price) &&
  zoneAt(standing, price) === undefined &&
  meetsTarget(standing.terms, standing.target, price);
