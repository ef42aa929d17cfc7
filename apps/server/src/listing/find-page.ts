import * as z from 'zod/mini';
import { defaultPageSize, type ListFilter } from '@saer/contract/api/list-filter';
import { type SQL, and, like, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { readCursor, writeCursor, type Position, toPosition, rowsBehind } from './cursor.ts';
import type { List } from './list.ts';
import { ordering, type Order, orderBy } from './ordering.ts';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { AppError } from '../http/replies/app-error.ts';
import { conditions } from './conditions.ts';

type AnyList = Omit<List<{ id: number }>, 'read'>;

const maxWords = 8;

/** Every search word must occur in the row's search text, whatever its spelling. */
function searchCondition(searched: AnyList['search'], search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  if (searched === undefined) throw new AppError({ code: 'notSearchable', field: 'filter.search' });
  const words = foldArabic(search)
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('\0'))
    .slice(0, maxWords);
  const matches = (pattern: string): SQL =>
    typeof searched === 'function' ? searched(pattern) : like(searched, pattern);
  return and(...words.map((word) => matches(`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)));
}

/** The rows of a list's own table that match a filter. */
export const filterCondition = (
  list: AnyList,
  { where, search }: ListFilter,
  visible: SQL | undefined,
): SQL | undefined => and(conditions(list, where), searchCondition(list.search, search), visible);

/** Counts them: nothing is joined or sorted for it. */
export async function countRows(
  db: Database | Transaction,
  { table }: AnyList,
  where: SQL | undefined,
): Promise<number> {
  return db.$count(table, where);
}

/** The list's table, joined with the foreign ones it is sorted by. */
export function from({ table, foreign = [] }: AnyList, orders: readonly Order[]): SQL {
  const sortedBy = foreign.filter((each) => orders.some(({ column }) => column?.table === each.table));
  const joins = new Map(sortedBy.flatMap((each) => each.joins.map((join) => [join.table, join.on])));
  return sql.join(
    [sql`${table}`, ...[...joins].map(([joined, on]) => sql`left join ${joined} on ${on}`)],
    sql` `,
  );
}

interface RequestedTarget {
  readonly where: SQL | undefined;
  readonly orders: readonly Order[];
  readonly limit: number;
  readonly offset?: number;
  readonly after?: Position | undefined;
  /** Also counts all that is found, in the same look at it: for a search, which has to look at every row in any case. */
  readonly isCounted?: boolean;
}

export interface FoundKeys {
  readonly ids: readonly number[];
  /** That of the last of them; undefined: there are none. */
  readonly position: Position | undefined;
  /** undefined: not counted. */
  readonly total: number | undefined;
}

const keyRow = z.looseObject({ id: z.int(), total: z.optional(z.coerce.number()) });

/** The keys of the rows at a position of a list, in its order, and nothing else. */
export async function findKeys(
  db: Database | Transaction,
  list: AnyList,
  request: RequestedTarget,
): Promise<FoundKeys> {
  const { where, orders, limit, offset = 0, after, isCounted = false } = request;
  const positions = orders.map((_, at) => `at${at}`);
  const values = orders.map(({ column, value }, at) =>
    column === list.listed.id ? [] : [sql`${column ?? value} as ${sql.identifier(positions[at] ?? '')}`],
  );
  const read = [
    sql`${list.listed.id} as "id"`,
    ...values.flat(),
    ...(isCounted ? [sql`count(*) over () as "total"`] : []),
  ];
  const all = and(where, after === undefined ? undefined : rowsBehind(orders, after));
  const { rows } = await db.execute(sql`select ${sql.join(read, sql`, `)} from ${from(list, orders)}
    ${all === undefined ? sql`` : sql`where ${all}`}
    order by ${orderBy(orders)} limit ${limit} ${offset === 0 ? sql`` : sql`offset ${offset}`}`);
  const keys = rows.map((row) => keyRow.parse(row));
  const last = keys.at(-1);
  return {
    ids: keys.map(({ id }) => id),
    position:
      last === undefined
        ? undefined
        : toPosition(
            orders,
            orders.map(({ column }, at) => (column === list.listed.id ? last.id : last[positions[at] ?? ''])),
          ),
    total: keys[0]?.total,
  };
}

/** The rows of these keys, in their order; one that was deleted meanwhile is left out. */
export async function readRows<Row extends { readonly id: number }>(
  db: Database | Transaction,
  { read }: Pick<List<Row>, 'read'>,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

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
