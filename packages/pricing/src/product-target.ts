import type { FeeTable } from './fee-table.ts';
import type { Product } from './product.ts';
import { rangeFactorFloor, type RangeFactorFloor } from './range-factor.ts';
import type { Target } from './target.ts';
import type { Halalas } from './units.ts';

/** What a product must bring, and the range factor behind it. */
export interface ProductTarget {
  readonly target: Target;
  readonly rangeFactor: RangeFactorFloor;
}

/**
 * The seller's wish together with the range factor's floor, which alone is the target when the seller has none. Null: the
 * cost before VAT lies in no band of the range factors.
 */
export function productTarget(feeTable: FeeTable, product: Product, cost: Halalas): ProductTarget | null {
  const rangeFactor = rangeFactorFloor(feeTable.rangeFactors, product, cost);
  if (rangeFactor === null) return null;
  const fixed = Math.max(product.marginAmount ?? rangeFactor.floor, rangeFactor.floor);
  return { target: { fixed, ...rateTarget(product) }, rangeFactor };
}

function rateTarget({ marginRate, marginBase }: Product): Target {
  if (marginRate === undefined) return {};
  if (marginBase === 'cost') return { ofCost: marginRate };
  return marginBase === 'net' ? { ofNet: marginRate } : { ofPrice: marginRate };
}
