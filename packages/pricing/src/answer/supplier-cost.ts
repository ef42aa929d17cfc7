import type { FeeTable } from '../fees/fee-table.ts';
import { costTest, searchMax } from '../search/shortfall.ts';
import { MONEY_LIMIT, type Halalas } from '../money/units.ts';
import { ownTarget, productTarget } from '../fees/product-target.ts';
import { costOf } from '../fees/product-terms.ts';
import type { Product } from '../fees/product.ts';
import type { Terms } from '../fees/terms.ts';

/**
 * The highest price to pay a supplier: the largest cost, with or without VAT as the seller entered it, at which a price still meets
 * the seller's own target; null if there is none. Without an own target, the range factors apply and are evaluated for each cost,
 * since their floor moves with it.
 */
export function supplierCost(
  feeTable: FeeTable,
  product: Product,
  terms: Terms,
  price: Halalas,
): Halalas | null {
  const own = ownTarget(product);
  const meets = costTest(terms, price);
  return searchMax(1, MONEY_LIMIT, (typed) => {
    const cost = costOf(product, typed);
    const target = own ?? productTarget(feeTable, product, cost.cost)?.target;
    return target !== undefined && meets(cost, target);
  });
}
