import { invoiceKinds } from '@saer/contract/account/billing';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, oneOf, searchText, writtenAt, instant } from '../database/columns.ts';
import { account } from '../principals/tables.ts';
import { savedFile } from '../storage/tables.ts';
import { subscription } from '../subscriptions/tables.ts';
import type { InvoiceContent } from './issuing/invoice-content.ts';

export const invoiceSeries = ['INVOICE', 'CREDIT_NOTE'] as const;

/** VAT categories of a line: standard rate, zero rate, exempt, outside the scope. */
const vatCategories = ['S', 'Z', 'E', 'O'] as const;

/** The last number of each series. A number is taken in the transaction of its invoice, so that none is left out. */
export const invoiceCounter = pgTable('invoice_counter', {
  series: text({ enum: invoiceSeries }).primaryKey(),
  last: integer().notNull(),
});

/** Invoices and credit notes as they were issued; none is ever changed. They are kept by law, also after their account is erased. */
export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    series: text({ enum: invoiceSeries }).notNull(),
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    kind: text({ enum: invoiceKinds }).notNull(),
    issuedAt: writtenAt(),
    /** null once the account is erased. */
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    subscriptionId: integer().references(() => subscription.id),
    orderReference: text().notNull(),
    /** The payment or refund that it is for: each has one document. */
    transactionReference: text().notNull().unique(),
    /** The invoice that a credit note corrects. */
    correctsId: integer().references((): AnyPgColumn => invoice.id),
    /** Halalas, VAT included. */
    total: integer().notNull(),
    vat: integer().notNull(),
    /** Basis points. */
    vatRate: integer().notNull(),
    vatCategory: text({ enum: vatCategories }).notNull(),
    buyerName: text().notNull(),
    /** Everything else on the document. */
    content: jsonb().$type<InvoiceContent>().notNull(),
    /** The document as it was first drawn: it never changes. null until then. */
    fileId: text()
      .unique()
      .references(() => savedFile.id),
    /** The seller's data are a sample: no tax document. */
    isSample: boolean().notNull(),
    // For phase 2 of e-invoicing, which is not done: identifier, counter, hash of the document before, and UN/EDIFACT type.
    uuid: uuid().notNull().defaultRandom(),
    icv: integer(),
    previousHash: text(),
    typeCode: text().notNull(),
    supplyFrom: instant().notNull(),
    supplyTo: instant().notNull(),
    search: searchText('number', 'buyer_name', 'order_reference'),
  },
  (table) => [
    oneOf('invoice_kind', table.kind, invoiceKinds),
    oneOf('invoice_series', table.series, invoiceSeries),
    oneOf('invoice_vat_category', table.vatCategory, vatCategories),
    uniqueIndex('invoice_sequence').on(table.series, table.sequence),
    index('invoice_by_account').on(table.accountId, table.issuedAt, table.id),
    index('invoice_by_subscription').on(table.subscriptionId),
    index('invoice_by_corrected').on(table.correctsId),
    index('invoice_by_issue').on(table.issuedAt, table.id),
    check(
      'invoice_figures',
      sql`${table.total} > 0 and ${table.vat} between 0 and ${table.total} and ${table.sequence} > 0
        and (${table.kind} = 'CREDIT_NOTE') = (${table.series} = 'CREDIT_NOTE')
        and (${table.correctsId} is null) = (${table.series} = 'INVOICE')`,
    ),
  ],
);
