import type { OrderBy } from '@saer/contract/api/list-filter';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';

/** The columns a caller may filter and sort a list by, under the names they have on the wire. */
export type ListedColumns = Readonly<Record<string, PgColumn>> & { readonly id: PgColumn };

/** `created_at` and `name.en` are the specification's ways of writing `createdAt` and `nameEn`. */
const camelCase = (name: string) => name.replace(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The column a caller names. Lists inside a row can be neither filtered nor sorted by. `others` may be named as well, elsewhere. */
export function listedColumn(
  listed: ListedColumns,
  name: string,
  field: string,
  others: readonly string[] = [],
): PgColumn {
  const columns = Object.entries(listed).filter(
    ([, { dataType }]) => dataType !== 'json' && dataType !== 'array',
  );
  const found = columns.find(([key]) => key === camelCase(name))?.[1];
  if (found !== undefined) return found;
  const options = [...columns.map(([key]) => key), ...others].join(', ');
  throw new AppError({
    code: 'unknownColumn',
    field: `${field}.${name}`,
    details: { column: name, options },
  });
}

/** Another table one row of which belongs to a list's row: its columns may be listed as well. */
export interface ForeignTable {
  readonly table: PgTable;
  /** The joins from the list's table to it, in this order, the table itself last. */
  readonly joins: readonly { readonly table: PgTable; readonly on: SQL }[];
}

/** Filterable properties of rows that are not columns, by name. */
type Flags = Readonly<Record<string, SQL>>;

/** A list: its table, its filters and orders, and how a page's rows are read. */
export interface List<Row extends { readonly id: number }> {
  readonly table: PgTable & { readonly id: PgColumn };
  /** The columns by which callers may filter and sort, of the table itself or of a foreign one. */
  readonly listed: ListedColumns;
  /** The column that searches scan, or whether a word is in a row of several tables; undefined if the list cannot be searched. */
  readonly search?: PgColumn | ((pattern: string) => SQL) | undefined;
  readonly foreign?: readonly ForeignTable[];
  /** Whole numbers that no column holds, by which it may be sorted; every row has them. */
  readonly computed?: Readonly<Record<string, SQL>>;
  /** By the name of a stored column, the value that rows show instead, where that follows from the clock: it is what filters compare. */
  readonly derived?: Readonly<Record<string, SQL>>;
  /** Filterable properties that are not columns. */
  readonly flags?: Flags;
  /** Its default order, else by key. */
  readonly usual?: OrderBy;
  /** The rows of a page by their keys, in any order, with all displayed columns: the only joins of a list. */
  readonly read: (db: Database | Transaction, ids: readonly number[]) => Promise<readonly Row[]>;
}
