import { crashStates } from '@saer/contract/api/crash';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, oneOf, writtenAt } from '../database/columns.ts';

/** Crashes that browsers reported, a row for each that differs. Nothing about the reporters is stored. */
export const crashReport = pgTable(
  'crash_report',
  {
    id: id(),
    /** The hash of message, place in the code and version. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    stack: text().notNull(),
    version: text().notNull(),
    pages: text().array().notNull(),
    count: integer().notNull().default(1),
    firstAt: writtenAt(),
    lastAt: writtenAt(),
    state: text({ enum: crashStates }).notNull().default('OPEN'),
  },
  (table) => [
    oneOf('crash_report_state', table.state, crashStates),
    check('crash_report_count', sql`${table.count} > 0`),
    index('crash_report_last_at').on(table.lastAt),
  ],
);
