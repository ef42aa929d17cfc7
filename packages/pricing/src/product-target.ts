import type { FeeTable, RangeFactor } from './fee-table.ts';
import type { Product } from './product.ts';
import { rangeFactorFloor } from './range-factor.ts';
import type { Target } from './target.ts';
import type { Halalas } from './units.ts';

/** What a product must bring, and the range factor behind it. */
export interface ProductTarget {
  readonly target: Target;
  readonly rangeFactor: RangeFactor;
  /** The least profit the range factor asks for. */
  readonly floor: Halalas;
}

/**
 * The seller's wish together with the range factor's floor, which alone is the target when the seller has none. Null: the
 * cost before VAT lies in no band of the range factors.
 */
export function productTarget(feeTable: FeeTable, product: Product, cost: Halalas): ProductTarget | null {
  const found = rangeFactorFloor(feeTable.rangeFactors, product, cost);
  if (found === null) return null;
  const { factor, floor } = found;
  const fixed = Math.max(product.marginAmount ?? floor, floor);
  return { target: { fixed, ...rateTarget(product) }, rangeFactor: factor, floor };
}

function rateTarget({ marginRate, marginBase }: Product): Target {
  if (marginRate === undefined) return {};
  if (marginBase === 'cost') return { ofCost: marginRate };
  return marginBase === 'net' ? { ofNet: marginRate } : { ofPrice: marginRate };
}
