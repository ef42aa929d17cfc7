import type { FeeTable } from '@saer/contract/fee-table';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rangeFactorStates } from '@saer/contract/choices';
import { account } from '../accounts/tables.ts';
import { common, oneOf } from '../database/columns.ts';
import { instant } from '../database/instant.ts';

const who = () => integer().references(() => account.id, { onDelete: 'set null' });

/** The range factors as somebody submitted them, to hold from a day on. The list that admins edit is the draft of the next one. */
export const rangeFactorVersion = pgTable(
  'range_factor_version',
  {
    ...common(),
    effectiveFrom: date({ mode: 'string' }).notNull(),
    state: text({ enum: rangeFactorStates }).notNull(),
    factors: jsonb().$type<FeeTable['rangeFactors']>().notNull(),
    /** Who changed the list last before it was submitted. */
    editedBy: who(),
    submittedAt: instant(),
    submittedBy: who(),
    publishedAt: instant(),
    publishedBy: who(),
  },
  (table) => [
    oneOf('range_factor_version_state', table.state, rangeFactorStates),
    check(
      'range_factor_version_published',
      sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`,
    ),
    uniqueIndex('range_factor_version_day')
      .on(table.effectiveFrom)
      .where(sql`${table.state} = 'published'`),
  ],
);
