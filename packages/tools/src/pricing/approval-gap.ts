import type { FeeTable } from '@saer/pricing/fees/fee-table';
import { leastPrice } from '@saer/pricing/search/least-price';
import { maxCost, shortfall } from '@saer/pricing/search/shortfall';
import type { Product } from '@saer/pricing/fees/product';
import { productTarget, type ProductTarget, type Target } from '@saer/pricing/fees/product-target';
import { profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import type { Halalas } from '@saer/pricing/money/units';

/** Distance of a price from a target, and the smallest changes that close the gap. */
export interface ApprovalGap {
  readonly profit: Halalas;
  /** The profit that is missing; 0 if the price meets the target. */
  readonly missing: Halalas;
  /** The lowest price from the given one up that meets the target: the price itself if it does; null if none does. */
  readonly price: Halalas | null;
  /** The largest cost before VAT at which the given price meets the target; null if not even a cost of 0 does. */
  readonly cost: Halalas | null;
}

/**
 * The gap between a price and a target, such as the floor of a range factor. A floor is a fixed sum here: it is not lowered with the
 * cost. `price` from 1 to the engine's price limit, terms within its limits; no errors. Source: docs/PRICING.md, "The target".
 */
export function approvalGap(terms: Terms, target: Target, price: Halalas): ApprovalGap {
  return {
    profit: profitAt(terms, price),
    missing: shortfall(terms, target, price),
    price: leastPrice(terms, target, price),
    cost: maxCost(terms, target, price),
  };
}

/** A price held against the policy for its product. */
export interface PriceApproval {
  readonly ok: true;
  readonly gap: ApprovalGap;
  readonly required: ProductTarget;
}

/** No band of the range factors contains the cost. */
export interface FactorMissing {
  readonly ok: false;
  readonly reason: 'missingFactor';
  readonly cost: Halalas;
}

/**
 * The gap between a price and what a product must earn: the seller's own target, raised to the floor of a confirmed range factor; without
 * an own target the factor alone, confirmed or proposed. Source: docs/PRICING.md, "The target".
 */
export function priceApproval(
  feeTable: FeeTable,
  product: Product,
  terms: Terms,
  price: Halalas,
): PriceApproval | FactorMissing {
  const required = productTarget(feeTable, product, terms.cost);
  if (required === null) return { ok: false, reason: 'missingFactor', cost: terms.cost };
  return { ok: true, gap: approvalGap(terms, required.target, price), required };
}
