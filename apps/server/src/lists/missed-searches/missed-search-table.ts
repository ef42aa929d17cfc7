import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, oneOf, writtenAt } from '../../database/columns.ts';

/** What was searched among the categories without a result, counted: words that a category may lack. */
export const missedSearch = pgTable(
  'missed_search',
  {
    id: id(),
    /** As it was first typed. */
    term: text().notNull(),
    /** Spelling variants made one. */
    folded: text().notNull().unique(),
    language: text({ enum: ['ar', 'en'] }).notNull(),
    count: integer().notNull().default(1),
    firstAt: writtenAt(),
    lastAt: writtenAt(),
  },
  (table) => [
    oneOf('missed_search_language', table.language, ['ar', 'en']),
    check('missed_search_count', sql`${table.count} > 0`),
    index('missed_search_count_at').on(table.count, table.lastAt, table.id),
  ],
);
