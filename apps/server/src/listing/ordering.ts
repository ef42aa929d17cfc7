import type { ListFilter } from '@saer/contract/list-filter';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listedColumn, type ListedColumns } from './listed-column.ts';

/** Names sort as people sort them, Arabic and Latin, whatever the database's own collation. */
const sortable = (column: PgColumn): SQL | PgColumn =>
  column.columnType === 'PgText' ? sql`${column} collate "und-x-icu"` : column;

/** The filter's `order_by`; equal rows keep the order of their keys, so that no page repeats or misses one. */
export function ordering(
  listed: ListedColumns,
  orderBy: ListFilter['order_by'] = {},
  /** What no column holds, by its name. */
  computed: Readonly<Record<string, SQL>> = {},
): SQL[] {
  const wanted = Object.entries(orderBy).map(([name, direction]) => {
    const column =
      (Object.hasOwn(computed, name) ? computed[name] : undefined) ??
      sortable(listedColumn(listed, name, 'filter.order_by', Object.keys(computed)));
    // What has no value stands at the end either way.
    return direction.toLowerCase() === 'desc' ? sql`${desc(column)} nulls last` : asc(column);
  });
  return [...wanted, asc(listed.id)];
}
