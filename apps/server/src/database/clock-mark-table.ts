import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** The latest time that a clock showed while it could be trusted; one row. */
export const clockMark = pgTable(
  'clock_mark',
  { id: integer().primaryKey().default(1), at: instant().notNull() },
  (table) => [check('clock_mark_once', sql`${table.id} = 1`)],
);
