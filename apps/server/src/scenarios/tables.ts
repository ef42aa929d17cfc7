import { maxScenarioColumns, type ScenarioColumn } from '@saer/contract/products/scenario';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { common, searchText } from '../database/columns.ts';
import { account } from '../principals/tables.ts';

/** Calculations of sellers beside each other, as they were typed. */
export const scenario = pgTable(
  'scenario',
  {
    ...common(),
    /** The subscriber it belongs to. */
    ownerId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: searchText('name'),
    columns: jsonb().$type<readonly ScenarioColumn[]>().notNull(),
    /** The key of the request that created it, chosen by its client, and the hash of what it sent. */
    saveKey: uuid(),
    saveContent: text(),
    /** Who wrote it last; null if that account is gone. */
    changedById: integer().references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    check(
      'scenario_columns',
      sql`jsonb_array_length(${table.columns}) between 1 and ${sql.raw(String(maxScenarioColumns))}`,
    ),
    index('scenario_by_owner').on(table.ownerId, table.updatedAt, table.id),
    index('scenario_changed_by').on(table.changedById),
    uniqueIndex('scenario_save_key')
      .on(table.ownerId, table.saveKey)
      .where(sql`${table.saveKey} is not null`),
  ],
);
