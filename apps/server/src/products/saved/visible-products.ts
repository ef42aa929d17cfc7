import type { ListFilter } from '@saer/contract/list-filter';
import { and, eq, type SQL } from 'drizzle-orm';
import { filterCondition } from '../../listing/find-rows.ts';
import { ordering } from '../../listing/ordering.ts';
import { type Actor, visibleOwner } from '../policy.ts';
import { product } from '../tables.ts';
import { productList } from './product-list.ts';

/** Which products an actor may read; undefined: all. */
export function visibleProducts(actor: Pick<Actor, 'role' | 'tenantId'>): SQL | undefined {
  const catalogue = visibleOwner(actor);
  return catalogue === undefined ? undefined : eq(product.ownerId, catalogue);
}

/** Which products of those an actor may read a filter finds: a condition on their own table alone. */
export function matchingProducts(
  actor: Pick<Actor, 'role' | 'tenantId'>,
  filter: ListFilter,
): SQL | undefined {
  const list = productList();
  // An order nobody reads is refused like one that is read.
  ordering(list, filter.order_by);
  return and(visibleProducts(actor), filterCondition(list, filter, undefined));
}
