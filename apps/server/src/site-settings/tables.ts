import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { common } from '../database/columns.ts';
import { account } from '../principals/tables.ts';

/** Settings that an admin has set, or had set before they were reset. */
export const siteSetting = pgTable('site_setting', {
  ...common(),
  // Without a check: a setting that a later version drops stays readable to it.
  key: text().notNull().unique(),
  /** Within an object, because a value may be null; without one: its usual value. */
  value: jsonb().$type<{ readonly is: unknown }>(),
  updatedBy: integer().references(() => account.id, { onDelete: 'set null' }),
});
