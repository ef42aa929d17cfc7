import { deemedSuppliers } from '@saer/contract/fees/choices';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, writtenAt } from '../../database/columns.ts';
import { store } from '../../lists/tables.ts';
import { account } from '../../principals/tables.ts';

/** Answers of sellers who are not registered for VAT: what a store's payouts show. One taken back stays as `unknown`. */
export const deemedSupplierAnswer = pgTable(
  'deemed_supplier_answer',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    deemedSupplier: text({ enum: deemedSuppliers }).notNull(),
    answeredAt: writtenAt(),
  },
  (table) => [
    primaryKey({ name: 'deemed_supplier_answer_once', columns: [table.accountId, table.storeId] }),
    oneOf('deemed_supplier_answer_choice', table.deemedSupplier, deemedSuppliers),
  ],
);
