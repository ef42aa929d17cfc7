import { defaultPageSize, type ListFilter } from '@saer/contract/list-filter';
import type { ReferenceName } from '@saer/contract/reference-data';
import { asc, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { conditions } from '../listing/conditions.ts';
import { ordering } from '../listing/ordering.ts';
import { type ListTable, type Row, withRelations } from './listing/relations.ts';
import { tables } from './tables.ts';

/** Every row of a list, oldest first. */
export async function findAll(db: Database, list: ReferenceName): Promise<readonly Row[]> {
  const table: ListTable = tables[list];
  return db.select().from(table).orderBy(asc(table.id));
}

/** One page of a list as its filter asks for it. */
export async function findPage(db: Database, list: ReferenceName, filter: ListFilter) {
  const table: ListTable = tables[list];
  const { page = 1, limit = defaultPageSize, ignorePaginationCount = false } = filter;
  const listed = { ...getTableColumns(table), id: table.id };
  const where = conditions(listed, filter.where);
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...ordering(listed, filter.order_by))
    .limit(limit)
    .offset((page - 1) * limit);
  const data = await withRelations(db, list, rows, filter.relations ?? []);
  const total = ignorePaginationCount ? null : await db.$count(table, where);
  return { data, page, limit, total, pageCount: total === null ? null : Math.ceil(total / limit) };
}
