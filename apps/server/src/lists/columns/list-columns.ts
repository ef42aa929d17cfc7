import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bilingual, common, searchText } from '../../database/columns.ts';
import { provenanceColumns } from './provenance.ts';

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
