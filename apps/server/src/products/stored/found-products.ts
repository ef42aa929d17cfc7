import type { FilterScalar, ListFilter } from '@saer/contract/list-filter';
import { and, eq, inArray, not, notInArray, type SQL } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import { conditions } from '../../listing/conditions.ts';
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

type Condition = FilterScalar | Readonly<Record<string, FilterScalar | FilterScalar[]>>;

/** A filter by what is so or not, and no column holds. */
function whether(
  name: string,
  wanted: Condition | undefined,
  isSo: () => SQL,
  isNot: () => SQL,
): SQL | undefined {
  if (wanted === undefined) return undefined;
  const value = typeof wanted === 'object' && wanted !== null ? wanted['eq'] : wanted;
  if (typeof value !== 'boolean') throw new AppError({ code: 'invalidValue', field: `filter.where.${name}` });
  return value ? isSo() : isNot();
}

/** Which products of those an actor may read a filter finds. `current`: the fee tables of today, one a store. */
export function foundProducts(
  actor: Pick<Actor, 'role' | 'tenantId'>,
  { where, search }: Pick<ListFilter, 'where' | 'search'>,
  current: readonly number[],
): SQL | undefined {
  const catalogue = catalogueOf(actor);
  const { outdated, losing, missing, differs, ...columns } = where ?? {};
  const flag = (name: 'losing' | 'missing' | 'differs', wanted: Condition | undefined) =>
    whether(
      name,
      wanted,
      () => selling[name],
      () => not(selling[name]),
    );
  return and(
    catalogue === undefined ? undefined : eq(product.ownerId, catalogue),
    conditions(listedColumns, columns),
    // It changes with the day.
    whether(
      'outdated',
      outdated,
      () => notInArray(product.feeTableId, [...current]),
      () => inArray(product.feeTableId, [...current]),
    ),
    flag('losing', losing),
    flag('missing', missing),
    flag('differs', differs),
    searched(product.search, search),
  );
}
