import { provenanceStatuses } from '@saer/contract/provenance';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** When a row was written. */
export const writtenAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
/** What every row of reference data carries: its key, how far it is backed, and when it was written. */
export const common = () => ({
  id: id(),
  status: text({ enum: provenanceStatuses }).notNull(),
  source: text().notNull(),
  note: text(),
  /** Only what a public source says is a fact. */
  confirmed: boolean()
    .notNull()
    .generatedAlwaysAs(sql`status = 'found'`),
  createdAt: writtenAt(),
  updatedAt: writtenAt(),
});
export const bilingual = () => ({ nameEn: text().notNull(), nameAr: text().notNull() });
export const coded = () => ({ code: text().notNull().unique(), ...bilingual() });

/** Any one of the words a column's type lists, held by the database as well. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
export const backed = (table: { status: AnyPgColumn }, name: string) =>
  oneOf(`${name}_status`, table.status, provenanceStatuses);
/** A rate of 0 to 100 %, in basis points. */
export const share = (column: AnyPgColumn): SQL => sql`${column} between 0 and 10000`;
