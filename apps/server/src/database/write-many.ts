import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

type Row = Readonly<Record<string, unknown>>;

const name = (column: string): SQL => sql`${sql.identifier(toSnakeCase(column))}`;
const list = (columns: readonly string[], each: (column: string) => SQL): SQL =>
  sql.join(columns.map(each), sql`, `);

/** Rows as a table of their own, sent as one text: a thousand of them cost the driver no more than one. */
function given(table: PgTable, columns: readonly string[], rows: readonly Row[]): SQL {
  const all = getTableColumns(table);
  const types = list(columns, (each) => sql`${name(each)} ${sql.raw(all[each]?.getSQLType() ?? 'text')}`);
  const texts = rows.map((row) =>
    Object.fromEntries(columns.map((each) => [toSnakeCase(each), row[each] ?? null])),
  );
  return sql`json_to_recordset(${JSON.stringify(texts)}::json) as given(${types})`;
}

/** The keys of rows that are yet to be written. */
export async function nextIds(tx: Transaction, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::integer as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}

/** Writes rows in one statement; what they do not name has the table's default. */
export async function insertMany(
  tx: Transaction,
  table: PgTable,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  // A key that was taken beforehand is the table's own.
  const keys = columns.includes('id') ? sql` overriding system value` : sql``;
  await tx.execute(
    sql`insert into ${table} (${list(columns, name)})${keys} select ${list(columns, name)} from ${given(table, columns, rows)}`,
  );
}

/** Writes columns of rows anew, each found by its `id`, in one statement. `also` is set in every one of them. */
export async function updateMany(
  tx: Transaction,
  table: PgTable,
  columns: readonly string[],
  rows: readonly Row[],
  also: SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const set = list(columns, (each) => sql`${name(each)} = given.${name(each)}`);
  await tx.execute(
    sql`update ${table} set ${set}, ${also} from ${given(table, ['id', ...columns], rows)} where ${table}.id = given.id`,
  );
}
