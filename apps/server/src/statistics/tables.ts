import { countedEvents } from '@saer/contract/site/statistics';
import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../database/columns.ts';

/** The number of times something happened on a day of Riyadh's calendar. Nothing else about it is stored. */
export const dailyCount = pgTable(
  'daily_count',
  {
    day: date({ mode: 'string' }).notNull(),
    event: text({ enum: countedEvents }).notNull(),
    /** The visited page; empty for other events. */
    page: text().notNull().default(''),
    /** Its language; empty for other events. */
    language: text({ enum: ['', 'ar', 'en'] })
      .notNull()
      .default(''),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.event, table.page, table.language] }),
    oneOf('daily_count_event', table.event, countedEvents),
    oneOf('daily_count_language', table.language, ['', 'ar', 'en']),
    check('daily_count_total', sql`${table.total} > 0`),
  ],
);
