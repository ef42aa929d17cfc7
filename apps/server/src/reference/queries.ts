import { defaultPageSize, type ListFilter } from '@saer/contract/list-filter';
import type { ReferenceName } from '@saer/contract/reference-data';
import { and, asc, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { conditions } from '../listing/conditions.ts';
import { ordering } from '../listing/ordering.ts';
import { searched } from '../listing/searched.ts';
import { type ListTable, type Row, withRelations } from './listing/relations.ts';
import { visibleToAll } from './listing/visible.ts';
import { tables } from './tables.ts';

/** What of a row is the server's alone: neither told nor to be filtered by. */
const ownColumns = new Set(['search', 'confirmedBy', 'editedBy', 'submittedBy', 'publishedBy']);

/** The columns of a list that callers may filter and sort by. */
function listedColumns(table: ListTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !ownColumns.has(name));
  return { ...Object.fromEntries(columns), id: table.id };
}

/** Every row of a list, oldest first. */
export async function findAll(db: Database, list: ReferenceName, isAdmin: boolean): Promise<readonly Row[]> {
  const table: ListTable = tables[list];
  return db
    .select()
    .from(table)
    .where(isAdmin ? undefined : visibleToAll(db, list))
    .orderBy(asc(table.id));
}

/** One page of a list as its filter asks for it. */
export async function findPage(db: Database, list: ReferenceName, filter: ListFilter, isAdmin: boolean) {
  const table: ListTable = tables[list];
  const { page = 1, limit = defaultPageSize, ignorePaginationCount = false } = filter;
  const listed = listedColumns(table);
  const where = and(
    conditions(listed, filter.where),
    searched(getTableColumns(table)['search'], filter.search),
    isAdmin ? undefined : visibleToAll(db, list),
  );
  const readRows = async () => {
    const rows = await db
      .select()
      .from(table)
      .where(where)
      .orderBy(...ordering(listed, filter.order_by))
      .limit(limit)
      .offset((page - 1) * limit);
    return withRelations(db, list, rows, filter.relations ?? []);
  };
  const [data, total] = await Promise.all([
    readRows(),
    ignorePaginationCount ? null : db.$count(table, where),
  ]);
  return { data, page, limit, total, pageCount: total === null ? null : Math.ceil(total / limit) };
}
