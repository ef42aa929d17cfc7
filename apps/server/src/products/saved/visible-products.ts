import type { ListFilter } from '@saer/contract/api/list-filter';
import { and, eq, type SQL } from 'drizzle-orm';
import { filterCondition } from '../../listing/find-rows.ts';
import { ordering } from '../../listing/ordering.ts';
import { type Actor, visibleOwner } from '../policy.ts';
import { product } from '../tables.ts';
import { productList } from './product-list.ts';
import type { TodaysFees } from './todays-figures.ts';

/** The condition for products an actor may read; undefined: all. */
export function visibleProducts(actor: Pick<Actor, 'role' | 'tenantId'>): SQL | undefined {
  const owner = visibleOwner(actor);
  return owner === undefined ? undefined : eq(product.ownerId, owner);
}

/** The condition for products an actor may read that match a filter, on the product table alone. */
export function matchingProducts(
  actor: Pick<Actor, 'role' | 'tenantId'>,
  filter: ListFilter,
  today?: TodaysFees,
): SQL | undefined {
  const list = productList(today);
  // Validate the order, although it is not used.
  ordering(list, filter.order_by);
  return and(visibleProducts(actor), filterCondition(list, filter, undefined));
}
