import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { AppError } from '../http/replies/app-error.ts';
import type { Order } from './ordering.ts';

/** The sort values of the last row of a page. */
export type Position = readonly (string | number | boolean | null)[];

const maxInteger = 2_147_483_647;
/** The database knows no year 0. */
const hasYear = z.refine<string>((value) => !value.startsWith('0000') && !Number.isNaN(Date.parse(value)));
const bounded = {
  integer: z.int().check(z.minimum(-maxInteger - 1), z.maximum(maxInteger)),
  whole: z.int(),
  boolean: z.boolean(),
  day: z.iso.date().check(hasYear),
  instant: z.iso.datetime({ precision: 3 }).check(hasYear),
  text: z.string().check(
    z.maxLength(4_000),
    z.refine((value) => !value.includes('\0')),
  ),
};

/** The valid values of a position: for others the database would fail with its own error. */
function columnSchema(column: PgColumn | undefined): z.ZodMiniType<Position[number]> {
  if (column === undefined) return bounded.whole;
  const { columnType, dataType } = column;
  if (columnType === 'PgDateString') return bounded.day;
  if (dataType === 'custom') return bounded.instant;
  if (dataType === 'boolean') return bounded.boolean;
  if (dataType === 'number') return columnType === 'PgInteger' ? bounded.integer : bounded.whole;
  return bounded.text;
}

/** A position for clients: opaque to them, and only values of a row they have seen. */
export const writeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

const broken = () => new AppError({ code: 'brokenFilter', field: 'filter.after' });

/** The position in a client's cursor; cursors of another list or order, and invented ones, are rejected. */
export function readCursor(orders: readonly Order[], cursor: string): Position {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw broken();
  }
  if (!Array.isArray(values) || values.length !== orders.length) throw broken();
  return orders.map(({ column, isNullable }, at) => {
    if (values[at] === null && isNullable) return null;
    const { success, data } = columnSchema(column).safeParse(values[at]);
    if (!success) throw broken();
    return data;
  });
}

/** The position of a row, from the database's values. */
export const toPosition = (orders: readonly Order[], values: readonly unknown[]): Position =>
  orders.map(({ column }, at) => {
    const value = values[at] ?? null;
    if (value === null) return null;
    const decoded: unknown = column === undefined ? Number(value) : column.mapFromDriverValue(value);
    return typeof decoded === 'number' || typeof decoded === 'boolean' ? decoded : String(decoded);
  });

const parameter = ({ column }: Order, value: Position[number]): SQL =>
  column === undefined ? sql`${value}::bigint` : sql`${sql.param(value, column)}`;

/** One after another: those behind by the first value, those equal in it and behind by the next, and so on. */
function behind(orders: readonly Order[], position: Position): SQL {
  const [order, ...others] = orders;
  const [value = null, ...rest] = position;
  if (order === undefined) return sql`false`;
  const { value: own, isDescending, isNullable } = order;
  if (value === null) return sql`(${own} is null and ${behind(others, rest)})`;
  const values = parameter(order, value);
  const later = isDescending ? sql`${own} < ${values}` : sql`${own} > ${values}`;
  const equal = others.length === 0 ? sql`` : sql` or (${own} = ${values} and ${behind(others, rest)})`;
  return sql`(${later}${isNullable ? sql` or ${own} is null` : sql``}${equal})`;
}

/** The rows after a position: compared as a tuple, which an index can serve, if all values sort in one direction and none is null. */
export function rowsBehind(orders: readonly Order[], position: Position): SQL {
  const isDescending = orders[0]?.isDescending ?? false;
  const isPlain = orders.every((each) => !each.isNullable && each.isDescending === isDescending);
  if (!isPlain) return behind(orders, position);
  const own = sql.join(
    orders.map(({ value }) => value),
    sql`, `,
  );
  const values = sql.join(
    orders.map((order, at) => parameter(order, position[at] ?? null)),
    sql`, `,
  );
  return isDescending ? sql`(${own}) < (${values})` : sql`(${own}) > (${values})`;
}
