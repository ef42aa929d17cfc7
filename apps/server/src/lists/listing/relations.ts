import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import type { AdminList, KeyedTable, Loader, Row } from './admin-list.ts';

const numbers = (values: readonly unknown[]) => [
  ...new Set(values.filter((value) => typeof value === 'number')),
];

/** Loads the row of another list that a column refers to. */
const one =
  (column: string, table: KeyedTable): Loader =>
  async (db, rows) => {
    const keys = numbers(rows.map((row) => row[column]));
    const found: Row[] =
      keys.length === 0 ? [] : await db.select().from(table).where(inArray(table.id, keys));
    const byId = new Map(found.map((each) => [each['id'], each]));
    return rows.map((row) => byId.get(row[column]) ?? null);
  };

/** Loads the rows of a child table that belong to each row. */
export const many =
  (table: PgTable, owner: PgColumn, order: PgColumn): Loader =>
  async (db, rows) => {
    const keys = numbers(rows.map(({ id }) => id));
    if (keys.length === 0) return [];
    const columns = { ...getTableColumns(table), owner };
    const found = await db.select(columns).from(table).where(inArray(owner, keys)).orderBy(order);
    const byOwner = Map.groupBy(found, (each) => each.owner);
    return rows.map(({ id }) => byOwner.get(id) ?? []);
  };

/** Adds the named relations to rows of a list, with one query per relation. */
export async function withRelations(
  db: Database | Transaction,
  { relations }: AdminList,
  rows: readonly Row[],
  names: readonly string[],
): Promise<readonly Row[]> {
  const requested = Object.entries(relations).filter(([name]) => names.includes(name));
  const related = await Promise.all(
    requested.map(async ([name, relation]) => {
      const load = typeof relation === 'function' ? relation : one(`${name}Id`, relation.table);
      return { name, values: await load(db, rows) };
    }),
  );
  return rows.map((row, index) => ({
    ...row,
    ...Object.fromEntries(related.map(({ name, values }) => [name, values[index]])),
  }));
}
