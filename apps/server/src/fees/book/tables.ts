import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Version stamps of the fee book's tables and of the agreed fees, in one row: renewed whenever a transaction that changed them commits.
 * Triggers write them (migration 0015), so that no writer can forget to.
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
 * Stamps that a running transaction has to renew when it commits; invisible to others. The stamp's row is locked only during the commit:
 * writers do not wait for each other's work and cannot deadlock.
 */
export const feeBookChange = pgTable(
  'fee_book_change',
  { transaction: bigint({ mode: 'number' }).notNull(), stamp: text().notNull() },
  (table) => [primaryKey({ columns: [table.transaction, table.stamp] })],
);
