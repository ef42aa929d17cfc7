import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, text, uniqueIndex, check } from 'drizzle-orm/pg-core';
import { bilingual, common, searchText, instant } from '../../database/columns.ts';
import { provenanceStatuses } from '@saer/contract/fees/provenance';
import { account } from '../../principals/tables.ts';

/** Columns for the provenance of a row's figures, and for who confirmed them when. */
export const provenanceColumns = () => ({
  status: text({ enum: provenanceStatuses }).notNull(),
  source: text(),
  note: text(),
  /** A figure counts as a fact if a source states it or an admin confirmed it. */
  confirmed: boolean()
    .notNull()
    .generatedAlwaysAs(sql`status in ('sourced', 'confirmed')`),
  confirmedAt: instant(),
  confirmedBy: integer().references(() => account.id, { onDelete: 'set null' }),
});

const statuses = provenanceStatuses.map((each) => `'${each}'`).join(', ');

export const provenanceCheck = (
  table: { readonly status: AnyPgColumn; readonly source: AnyPgColumn; readonly confirmedAt: AnyPgColumn },
  name: string,
) =>
  check(
    `${name}_status`,
    sql`${table.status} in (${sql.raw(statuses)}) and (${table.status} <> 'sourced' or ${table.source} is not null)
      and (${table.status} = 'confirmed') = (${table.confirmedAt} is not null)`,
  );

/** Columns of a list: code, both names, position, whether it is active, and provenance. */
export const listColumns = () => ({
  ...common(),
  code: text().notNull().unique(),
  ...bilingual(),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
  search: searchText('code', 'name_en', 'name_ar'),
  ...provenanceColumns(),
});

/** Columns of a category: those of a list, and the words sellers use for it in each language, one per line. */
export const categoryColumns = () => ({
  ...listColumns(),
  wordsEn: text().notNull().default(''),
  wordsAr: text().notNull().default(''),
  search: searchText('code', 'name_en', 'name_ar', 'words_en', 'words_ar'),
});

interface Named {
  readonly nameEn: AnyPgColumn;
  readonly nameAr: AnyPgColumn;
}

/** Indexes that keep names unique within a parent, in each language, regardless of spelling variants. */
export const uniqueNames = (table: Named, name: string, parent?: AnyPgColumn) =>
  (
    [
      ['name_en', table.nameEn],
      ['name_ar', table.nameAr],
    ] as const
  ).map(([suffix, column]) => {
    const folded = sql`fold_arabic(${column})`;
    return parent === undefined
      ? uniqueIndex(`${name}_${suffix}`).on(folded)
      : uniqueIndex(`${name}_${suffix}`).on(parent, folded);
  });
