import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { valuesList, columnList, columnName, type Row } from './values-list.ts';

/** The statement that inserts at least one row; omitted columns get the table's default. */
export function bulkInsert(table: PgTable, columns: readonly string[], rows: readonly Row[]): SQL {
  // A key that was taken beforehand is the table's own.
  const keys = columns.includes('id') ? sql` overriding system value` : sql``;
  return sql`insert into ${table} (${columnList(columns, columnName)})${keys} select ${columnList(columns, columnName)} from ${valuesList(table, columns, rows)}`;
}

/** The statement that updates columns of at least one row, each found by its `id`. `also` is set in all of them. */
export function bulkUpdate(table: PgTable, columns: readonly string[], rows: readonly Row[], also: SQL): SQL {
  const set = columnList(columns, (each) => sql`${columnName(each)} = given.${columnName(each)}`);
  return sql`update ${table} set ${set}, ${also} from ${valuesList(table, ['id', ...columns], rows)} where ${table}.id = given.id`;
}
