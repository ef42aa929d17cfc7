import * as z from 'zod/mini';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { Position } from './cursor.ts';
import { findKeys, filterCondition, readRows, from } from './find-page.ts';
import type { List } from './list.ts';
import { ordering, orderBy } from './ordering.ts';

/**
 * Iterates over all rows that a filter finds, in its order, in batches: each continues after the last row, so the end costs as much
 * as the start. Within `inSnapshot` none is missed or repeated, whatever is written meanwhile.
 */
export async function* walkList<Row extends { readonly id: number }>(
  db: Database | Transaction,
  list: List<Row>,
  filter: Pick<ListFilter, 'where' | 'search' | 'order_by'>,
  { visible, size = 500 }: { readonly visible?: SQL | undefined; readonly size?: number } = {},
): AsyncGenerator<readonly Row[], void, undefined> {
  const orders = ordering(list, filter.order_by);
  const where = filterCondition(list, filter, visible);
  let after: Position | undefined;
  do {
    const { ids, position } = await findKeys(db, list, { where, orders, limit: size, after });
    if (ids.length > 0) yield await readRows(db, list, ids);
    after = ids.length < size ? undefined : position;
  } while (after !== undefined);
}

/** Reads a snapshot of the database on one connection, and writes nothing. */
export const inSnapshot = <Result>(
  db: Database,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> => db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

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
