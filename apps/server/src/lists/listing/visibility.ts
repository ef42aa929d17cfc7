import { lists } from '@saer/contract/lists/all';
import { and, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { AdminList } from './admin-list.ts';

const columnOf = ({ name, table }: AdminList, column: string): PgColumn => {
  const found = getTableColumns(table)[column];
  if (found === undefined) throw new Error(`The table of ${name} has no column ${column}`);
  return found;
};

/** The condition on a row's own columns for everybody to see it. */
const visibleByItself = (list: AdminList): SQL | undefined => {
  if (list.visibleWhere !== undefined) return list.visibleWhere();
  return lists[list.name].visibility === 'active' ? eq(columnOf(list, 'active'), true) : undefined;
};

/** The condition for rows of a list to be visible to everybody, as the contract defines it; undefined: all are. */
export function visibleToAll(db: Database, list: AdminList): SQL | undefined {
  const itself = visibleByItself(list);
  const { under } = lists[list.name];
  const parent = under === null ? undefined : list.relations[under];
  if (parent === undefined || typeof parent === 'function') return itself;
  const parentIsVisible = visibleToAll(db, parent);
  if (parentIsVisible === undefined) return itself;
  return and(
    itself,
    exists(
      db
        .select({ one: sql`1` })
        .from(parent.table)
        .where(and(eq(parent.table.id, columnOf(list, `${under}Id`)), parentIsVisible)),
    ),
  );
}
