import type { ListFilter } from '@saer/contract/api/list-filter';
import { asc, getTableColumns, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { findPage } from '../listing/find-page.ts';
import {
  type AdminList,
  type KeyedTable,
  type Row,
  withRelations,
  visibleToAll,
  withSpecifiedName,
} from './listing/admin-list.ts';

/** Columns internal to the server: never sent or filtered by. */
const serverColumns = new Set(['search', 'confirmedBy', 'editedBy', 'submittedBy', 'publishedBy']);

/** The columns by which callers may filter and sort a list. */
function listedColumns(table: KeyedTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !serverColumns.has(name));
  return { ...Object.fromEntries(columns), id: table.id };
}

/** Every row of a list, oldest first. */
export async function findAll(db: Database, list: AdminList, isAdmin: boolean): Promise<readonly Row[]> {
  const { table } = list;
  const rows: readonly Row[] = await db
    .select()
    .from(table)
    .where(isAdmin ? undefined : visibleToAll(db, list))
    .orderBy(asc(table.id));
  return rows.map((row) => withSpecifiedName(list, row));
}

/** A row of a list with a typed id. */
type KeyedRow = Row & { readonly id: number };

/** One page of a list by a filter. */
export function findListPage(db: Database, list: AdminList, filter: ListFilter, isAdmin: boolean) {
  const { table } = list;
  const read = async (from: Database | Transaction, ids: readonly number[]): Promise<readonly KeyedRow[]> => {
    const rows = await from
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]));
    const related = await withRelations(from, list, rows, filter.relations ?? []);
    return related.map((row) => withSpecifiedName(list, { ...row, id: Number(row['id']) }));
  };
  return findPage(
    db,
    { table, listed: listedColumns(table), search: getTableColumns(table)['search'], read },
    filter,
    isAdmin ? undefined : visibleToAll(db, list),
  );
}
