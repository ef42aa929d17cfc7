import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, integer, text } from 'drizzle-orm/pg-core';

/** The database's notation of an instant in a UTC session: `2026-01-31 12:00:00.25+00`, without trailing zeros of the fraction. */
const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;

/** The same as ISO 8601. Lists read several per row, and formatting text is faster than parsing a date. */
function toIso(value: string): string {
  if (!inUtc.test(value)) return new Date(value).toISOString();
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, '0')}Z`;
}

/** An instant, stored as `timestamptz` to the millisecond and read as ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: toIso,
});

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** When a row was written. */
export const writtenAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** Columns of every editable row: its key, how often it was written, and when. */
export const common = () => ({
  id: id(),
  version: integer().notNull().default(1),
  createdAt: writtenAt(),
  updatedAt: writtenAt(),
});
export const bilingual = () => ({ nameEn: text().notNull(), nameAr: text().notNull() });

/** The text that searches scan: these columns with spelling variants unified. The function is created by a migration. */
export const searchText = (...columns: readonly string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`fold_arabic(${columns.map((each) => `coalesce(${each}, '')`).join(" || ' ' || ")})`),
    );

/** One of the values listed by a column's type, checked by the database too. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
/** A rate of 0 to 100 %, in basis points. */
export const share = (column: AnyPgColumn): SQL => sql`${column} between 0 and 10000`;
