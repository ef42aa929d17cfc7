import type { ListFilter } from '@saer/contract/list-filter';
import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import { conditions } from '../../listing/conditions.ts';
import { ordering } from '../../listing/ordering.ts';
import { searched } from '../../listing/searched.ts';
import { type Actor, catalogueOf } from '../policy.ts';
import { product } from '../tables.ts';
import { listedColumns } from './listed-columns.ts';
import { sellingFigures } from './selling-figures.ts';

const selling = sellingFigures(product);

/** What products may be sorted by that no column holds. */
export const computedOrders = {
  sellingPrice: selling.price,
  sellingProfit: selling.profit,
  difference: selling.difference,
};

/** Which products of those an actor may read a filter finds. `current`: the fee tables of today, one a store. */
export function foundProducts(
  actor: Pick<Actor, 'role' | 'tenantId'>,
  { where, search, order_by }: ListFilter,
  current: readonly number[],
): SQL | undefined {
  // An order nobody reads is refused like one that is read.
  ordering(listedColumns, order_by, computedOrders);
  const catalogue = catalogueOf(actor);
  const { losing, missing, differs } = selling;
  // It changes with the day.
  const outdated = notInArray(product.feeTableId, [...current]);
  return and(
    catalogue === undefined ? undefined : eq(product.ownerId, catalogue),
    conditions(listedColumns, where, { outdated, losing, missing, differs }),
    searched(product.search, search),
  );
}
