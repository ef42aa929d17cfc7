import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, integer, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

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
