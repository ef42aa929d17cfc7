import type { ListFilter } from '@saer/contract/api/list-filter';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { Position } from './cursor.ts';
import { findKeys, filterCondition, readRows } from './find-rows.ts';
import type { List } from './list.ts';
import { ordering } from './ordering.ts';

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
