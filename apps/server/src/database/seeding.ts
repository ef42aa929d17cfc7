import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The seed datasets this database has received, so that none is inserted twice. */
export const seeding = pgTable('seeding', {
  dataset: text().primaryKey(),
  at: instant()
    .notNull()
    .default(sql`now()`),
});
