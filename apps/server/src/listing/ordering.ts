import type { OrderBy } from '@saer/contract/api/list-filter';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type List, listedColumn } from './list.ts';

/** One of the values a list is sorted by. */
export interface Order {
  /** Undefined: it is computed, a whole number. */
  readonly column: PgColumn | undefined;
  readonly value: SQL;
  readonly isDescending: boolean;
  /** Rows without a value come last in both directions. */
  readonly isNullable: boolean;
}

export type OrderedList = Pick<List<{ id: number }>, 'table' | 'listed' | 'computed' | 'usual'>;

/** Names sort as people sort them, Arabic and Latin, whatever the database's own collation. */
const sortable = (column: PgColumn): SQL =>
  column.columnType === 'PgText' ? sql`${column} collate "und-x-icu"` : sql`${column}`;

function orderNamed(
  { table, listed, computed = {} }: OrderedList,
  name: string,
): Omit<Order, 'isDescending'> {
  const value = Object.hasOwn(computed, name) ? computed[name] : undefined;
  if (value !== undefined) return { column: undefined, value, isNullable: false };
  const column = listedColumn(listed, name, 'filter.order_by', Object.keys(computed));
  return { column, value: sortable(column), isNullable: !column.notNull || column.table !== table };
}

/**
 * The order of a list, ending with its key, so that no page repeats or misses a row. The key sorts like the column before it, so one
 * index serves both directions.
 */
export function ordering(list: OrderedList, orderBy: OrderBy | undefined): readonly Order[] {
  const requested = Object.entries(orderBy ?? list.usual ?? {}).map(([name, direction]) => ({
    ...orderNamed(list, name),
    isDescending: direction.toLowerCase() === 'desc',
  }));
  const { id } = list.listed;
  const keyAt = requested.findIndex(({ column }) => column === id);
  // Behind the key no two rows are equal.
  if (keyAt >= 0) return requested.slice(0, keyAt + 1);
  const isDescending = requested.at(-1)?.isDescending ?? false;
  return [...requested, { column: id, value: sql`${id}`, isDescending, isNullable: false }];
}

/** The orders as SQL; `nulls last` only where there may be any: an index read backwards has them first. */
export const orderBy = (orders: readonly Order[]): SQL =>
  sql.join(
    orders.map(({ value, isDescending, isNullable }) => {
      if (!isDescending) return value;
      return isNullable ? sql`${value} desc nulls last` : sql`${value} desc`;
    }),
    sql`, `,
  );
