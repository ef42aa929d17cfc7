import { defaultPageSize, type ListFilter } from '@saer/contract/api/list-filter';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { countRows, findKeys, filterCondition, readRows } from './find-rows.ts';
import type { List } from './list.ts';
import { ordering } from './ordering.ts';

/**
 * One page of a list for a filter: the only way to create one. First only the keys, by an index if one serves the order; then the
 * complete rows; the total is counted separately.
 */
export async function findPage<Row extends { readonly id: number }>(
  db: Database | Transaction,
  list: List<Row>,
  filter: ListFilter,
  /** Which rows the reader may see; undefined: all. */
  visible?: SQL,
) {
  const { page = 1, limit = defaultPageSize, ignorePaginationCount = false } = filter;
  const orders = ordering(list, filter.order_by);
  const where = filterCondition(list, filter, visible);
  const after = filter.after === undefined ? undefined : readCursor(orders, filter.after);
  const offset = after === undefined ? (page - 1) * limit : 0;
  // A search scans every row: results are counted on the way, unless the page starts further on.
  const isCounted =
    !ignorePaginationCount && filter.search !== undefined && offset === 0 && after === undefined;
  const counted = ignorePaginationCount || isCounted ? null : countRows(db, list, where);
  // Behind the end nothing is looked for.
  const isBehind = offset > 0 && counted !== null && offset >= (await counted);
  const findRows = async () => {
    const keys = await findKeys(db, list, { where, orders, limit, offset, after, isCounted });
    return { ...keys, data: await readRows(db, list, keys.ids) };
  };
  const [rows, count] = await Promise.all([
    isBehind ? { data: [], ids: [], position: undefined, total: undefined } : findRows(),
    counted,
  ]);
  const total = isCounted ? (rows.total ?? 0) : count;
  const isLast =
    rows.ids.length < limit || (after === undefined && total !== null && offset + limit >= total);
  return {
    data: rows.data,
    page,
    limit,
    total,
    pageCount: total === null ? null : Math.ceil(total / limit),
    next: isLast || rows.position === undefined ? null : writeCursor(rows.position),
  };
}
