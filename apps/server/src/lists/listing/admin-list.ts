import { type ListName, type ListRow, lists } from '@saer/contract/lists/all';
import { type SQL, getTableColumns, inArray, and, eq, exists, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';

/** A table with a key. */
export type KeyedTable = PgTable & { readonly id: PgColumn };
export type Row = Readonly<Record<string, unknown>>;

/** A table whose changes are audited under a name. */
export interface EditedTable {
  readonly name: string;
  readonly table: KeyedTable;
}

/** Loads the related rows of all `rows` in one query, in the order of `rows`. */
export type Loader = (db: Database | Transaction, rows: readonly Row[]) => Promise<readonly unknown[]>;

/** A list of the contract with its table. */
export interface AdminList<T extends KeyedTable = KeyedTable> extends EditedTable {
  readonly name: ListName;
  readonly table: T;
  /** A list: loads the row that the column `<relation>Id` refers to. */
  readonly relations: Readonly<Record<string, AdminList | Loader>>;
  /** The condition for visibility where it is neither `all` nor `active`. */
  readonly visibleWhere?: () => SQL;
}

type Contract = typeof lists;
type Relations<N extends ListName> = {
  readonly [R in Contract[N]['relationNames'][number]]: `${R}Id` extends keyof ListRow<N>
    ? AdminList
    : Loader;
};
type Visibility<N extends ListName> = Contract[N]['visibility'] extends 'all' | 'active'
  ? { readonly visibleWhere?: never }
  : { readonly visibleWhere: () => SQL };

/** Binds a list of the contract to its table; the compiler checks the table's row against the contract's. */
export const adminList = <N extends ListName, T extends KeyedTable & { readonly $inferSelect: ListRow<N> }>(
  name: N,
  table: T,
  relations: Relations<N>,
  visibility: Visibility<N>,
): AdminList<T> => ({ name, table, relations, ...visibility });

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

const findColumn = ({ name, table }: AdminList, column: string): PgColumn => {
  const found = getTableColumns(table)[column];
  if (found === undefined) throw new Error(`The table of ${name} has no column ${column}`);
  return found;
};

/** The condition on a row's own columns for everybody to see it. */
const visibleByItself = (list: AdminList): SQL | undefined => {
  if (list.visibleWhere !== undefined) return list.visibleWhere();
  return lists[list.name].visibility === 'active' ? eq(findColumn(list, 'active'), true) : undefined;
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
        .where(and(eq(parent.table.id, findColumn(list, `${under}Id`)), parentIsVisible)),
    ),
  );
}

/** Names the creation of a price plan in the specification's way, too. */
export const withSpecifiedName = <R extends Row>({ name }: Pick<AdminList, 'name'>, row: R): R =>
  name === 'pricePlan' ? { ...row, created_at: row['createdAt'] } : row;
