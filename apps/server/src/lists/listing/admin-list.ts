import type { ListName, ListRow, lists } from '@saer/contract/lists/all';
import type { SQL } from 'drizzle-orm';
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
