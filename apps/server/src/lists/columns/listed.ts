import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bilingual, common, searchText } from '../../database/columns.ts';
import { provenanceColumns } from './provenance.ts';

/** Columns of most lists: code, both names, position, whether it is offered, and provenance. */
export const listed = () => ({
  ...common(),
  code: text().notNull().unique(),
  ...bilingual(),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
  search: searchText('code', 'name_en', 'name_ar'),
  ...provenanceColumns(),
});

/** Additional columns of a category: sellers' words for it, one per line, in each language. */
export const category = () => ({
  ...listed(),
  wordsEn: text().notNull().default(''),
  wordsAr: text().notNull().default(''),
  search: searchText('code', 'name_en', 'name_ar', 'words_en', 'words_ar'),
});

interface Named {
  readonly nameEn: AnyPgColumn;
  readonly nameAr: AnyPgColumn;
}

/** No two rows of one parent have the same name, in either language, however it is written. */
export const namedOnce = (table: Named, name: string, parent?: AnyPgColumn) =>
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
