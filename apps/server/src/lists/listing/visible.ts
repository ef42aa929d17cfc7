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

/** Whether a row's own columns make it visible to everyone. */
const visibleByItself = (list: AdminList): SQL | undefined => {
  if (list.visibleWhere !== undefined) return list.visibleWhere();
  return lists[list.name].visibility === 'active' ? eq(columnOf(list, 'active'), true) : undefined;
};

/** The rows of a list that everyone may see, as the contract defines; undefined for all. Admins see all. */
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
