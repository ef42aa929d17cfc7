import type { FeeTable } from '@saer/contract/fee-table';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rangeFactorStates } from '@saer/contract/choices';
import { account } from '../principals/tables.ts';
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

/**
 * What the fee book's tables and the agreed fees stand at: each value is new whenever a transaction that changed them commits. One row.
 * Triggers write it (migration 0015), so that nothing that changes a table can forget it.
 */
export const feeBookStamp = pgTable(
  'fee_book_stamp',
  {
    isOnly: boolean().primaryKey().default(true),
    fees: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    agreed: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
  },
  (table) => [check('fee_book_stamp_is_only', sql`${table.isOnly}`)],
);

/**
 * Which stamps a transaction that still runs has to renew when it commits; empty for everybody else. The stamp's row is locked only
 * while a transaction commits: no writer waits for another one's whole work, and two can not wait for each other.
 */
export const feeBookChange = pgTable(
  'fee_book_change',
  { transaction: bigint({ mode: 'number' }).notNull(), stamp: text().notNull() },
  (table) => [primaryKey({ columns: [table.transaction, table.stamp] })],
);
