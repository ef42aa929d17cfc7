import type { ListFilter } from '@saer/contract/api/list-filter';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../database/database.ts';
import { filterCondition, from, readRows } from './find-rows.ts';
import type { List } from './list.ts';
import { orderBy, ordering } from './ordering.ts';

const key = z.object({ id: z.int() });

/**
 * Iterates over all rows that a filter finds, in its order, in batches, from one snapshot. A database cursor holds the keys in
 * order: it sorts them once even without an index, and nothing is read twice. The transaction is used only by the iteration.
 */
export async function* walkSnapshot<Row extends { readonly id: number }>(
  tx: Transaction,
  list: List<Row>,
  filter: Pick<ListFilter, 'where' | 'search' | 'order_by'>,
  { visible, size = 500 }: { readonly visible?: SQL | undefined; readonly size?: number } = {},
): AsyncGenerator<readonly Row[], void, undefined> {
  const orders = ordering(list, filter.order_by);
  const where = filterCondition(list, filter, visible);
  // All rows are read: a plan that is fast only for the first of them does not help.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(sql`declare walked no scroll cursor for
    select ${list.listed.id} as "id" from ${from(list, orders)}
    ${where === undefined ? sql`` : sql`where ${where}`} order by ${orderBy(orders)}`);
  const next = sql.raw(`fetch ${size} from walked`);
  for (let isLast = false; !isLast;) {
    const { rows } = await tx.execute(next);
    const ids = rows.map((row) => key.parse(row).id);
    isLast = ids.length < size;
    if (ids.length > 0) yield await readRows(tx, list, ids);
  }
}
