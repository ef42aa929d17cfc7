import { foldArabic } from '@saer/i18n/fold-arabic';
import { stemWord } from '@saer/quoting/search/stem-word';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { filterCondition } from '../../listing/find-rows.ts';
import type { KeyedTable } from '../../lists/listing/admin-list.ts';

/** The condition for rows whose search text contains every word of a text, whatever its spelling. */
export const matching = (
  table: KeyedTable,
  search: PgColumn,
  text: string,
  visible: SQL | undefined,
): SQL | undefined => filterCondition({ table, listed: { id: table.id }, search }, { search: text }, visible);

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * How well a name fits a text, the best first: the name itself, its beginning, any part of it, its words without their plural
 * endings, or only other words of the row.
 */
export function closeness(text: string, ...named: readonly PgColumn[]): SQL<number> {
  const folded = foldArabic(text).replaceAll('\0', '');
  const literal = escaped(folded);
  const stems = folded.split(/\s+/).map((word) => escaped(stemWord(word)));
  const anyName = (condition: (name: SQL) => SQL): SQL =>
    sql`(${sql.join(
      named.map((name) => condition(sql`fold_arabic(${name})`)),
      sql` or `,
    )})`;
  return sql<number>`case when ${anyName((name) => sql`${name} = ${folded}`)} then 0
    when ${anyName((name) => sql`${name} like ${`${literal}%`}`)} then 1
    when ${anyName((name) => sql`${name} like ${`%${literal}%`}`)} then 2
    when ${anyName((name) => sql`${name} like ${`%${stems.join('%')}%`}`)} then 3 else 4 end`.mapWith(Number);
}
