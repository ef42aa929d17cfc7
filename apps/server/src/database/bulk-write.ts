import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

export type WrittenRow = Readonly<Record<string, unknown>>;

/** A column's name in the database. */
export const columnName = (column: string): SQL => sql`${sql.identifier(toSnakeCase(column))}`;

/** Columns, each written in the same way, with commas between. */
export const columnList = (columns: readonly string[], each: (column: string) => SQL): SQL =>
  sql.join(columns.map(each), sql`, `);

const quoted = (text: string): string =>
  `"${text.includes('"') || text.includes('\\') ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;

/** A value as an array's text writes it. */
function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return quoted(`{${value.map(element).join(',')}}`);
  throw new TypeError('Only numbers, texts, truths and lists of them stand in columns that are not JSON');
}

const line = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

/** A value that can be sent once for all rows. */
const isSingle = (value: unknown): boolean =>
  value === null || value === undefined || typeof value !== 'object';

interface ValuesColumn {
  /** Its values as an array that the database unnests; undefined if one value applies to all rows. */
  readonly set: SQL | undefined;
  readonly value: SQL;
}

function valuesColumn(
  type: string,
  values: readonly unknown[],
  alias: string,
  isFirst: boolean,
): ValuesColumn {
  const [first] = values;
  if (!isFirst && isSingle(first) && values.every((value) => (value ?? null) === (first ?? null)))
    return { set: undefined, value: sql`${sql.param(first ?? null)}::${sql.raw(type)}` };
  const table = sql.raw(alias);
  if (type === 'jsonb')
    // No line of JSON has a line break in it.
    return {
      set: sql`string_to_table(${values.map(line).join('\n')}::text, e'\n')`,
      value: sql`nullif(${table}, '')::jsonb`,
    };
  const array = `{${values.map(element).join(',')}}`;
  if (type.endsWith('[]'))
    return { set: sql`unnest(${array}::text[])`, value: sql`${table}::${sql.raw(type)}` };
  return { set: sql`unnest(${array}::${sql.raw(type)}[])`, value: table };
}

/**
 * Rows as a table expression called `values`: each column is sent as one text, and a column with the same value in every row is sent
 * once. The database reads that in a fifth of the time it takes for the same rows as JSON.
 */
function valuesList(table: PgTable, columns: readonly string[], rows: readonly WrittenRow[]): SQL {
  const all = getTableColumns(table);
  const valueColumns = columns.map((column, at) =>
    valuesColumn(
      all[column]?.getSQLType() ?? 'text',
      rows.map((row) => row[column]),
      `c${at}`,
      at === 0,
    ),
  );
  const values = valueColumns.map(({ value }, at) => sql`${value} as ${columnName(columns[at] ?? '')}`);
  const sets = valueColumns.flatMap(({ set }, at) => (set === undefined ? [] : [{ set, alias: `c${at}` }]));
  const from = sql.join(
    sets.map(({ set }) => set),
    sql`, `,
  );
  const aliases = sql.raw(sets.map(({ alias }) => alias).join(', '));
  return sql`(select ${sql.join(values, sql`, `)} from rows from (${from}) as sent(${aliases})) as given`;
}

/** The statement that inserts at least one row; omitted columns get the table's default. */
export function bulkInsert(table: PgTable, columns: readonly string[], rows: readonly WrittenRow[]): SQL {
  // A key that was taken beforehand is the table's own.
  const keys = columns.includes('id') ? sql` overriding system value` : sql``;
  return sql`insert into ${table} (${columnList(columns, columnName)})${keys} select ${columnList(columns, columnName)} from ${valuesList(table, columns, rows)}`;
}

/** The statement that updates columns of at least one row, each found by its `id`. `also` is set in all of them. */
export function bulkUpdate(
  table: PgTable,
  columns: readonly string[],
  rows: readonly WrittenRow[],
  also: SQL,
): SQL {
  const set = columnList(columns, (each) => sql`${columnName(each)} = given.${columnName(each)}`);
  return sql`update ${table} set ${set}, ${also} from ${valuesList(table, ['id', ...columns], rows)} where ${table}.id = given.id`;
}
