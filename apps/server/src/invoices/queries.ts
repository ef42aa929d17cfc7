import type { Invoice } from '@saer/contract/account/billing';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import type { InvoiceRow } from './issuing/issue-invoice.ts';
import { invoice } from './tables.ts';

/** Who may see which: an admin everything, a subscriber what is theirs. */
interface Reader {
  readonly accountId: number;
  readonly isAdmin: boolean;
}

const toInvoice = ({
  id,
  number,
  kind,
  issuedAt,
  total,
  vat,
  vatRate,
  buyerName,
  orderReference,
  subscriptionId,
  content: { corrects },
}: InvoiceRow): Invoice => ({
  id,
  number,
  kind,
  issuedAt,
  total,
  vat,
  vatRate,
  buyerName,
  orderReference,
  subscriptionId,
  corrects,
});

const list: List<Invoice> = {
  table: invoice,
  listed: {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    issuedAt: invoice.issuedAt,
    total: invoice.total,
    orderReference: invoice.orderReference,
    accountId: invoice.accountId,
  },
  search: invoice.search,
  usual: { issuedAt: 'desc' },
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(invoice)
      .where(inArray(invoice.id, [...ids]));
    return rows.map(toInvoice);
  },
};

const visible = ({ accountId, isAdmin }: Reader): SQL | undefined =>
  isAdmin ? undefined : eq(invoice.accountId, accountId);

export const findInvoicePage = (db: Database, reader: Reader, filter: ListFilter) =>
  findPage(db, list, filter, visible(reader));

/** An invoice that the reader may see; another is reported as missing. */
export async function readInvoice(db: Database, reader: Reader, id: number): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, id), visible(reader)));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** The invoice of a payment, or the credit note of a refund. */
export async function findByTransaction(
  db: Database | Transaction,
  transactionReference: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoice).where(eq(invoice.transactionReference, transactionReference));
  return row;
}

/** The documents of a subscription. */
export const findSubscriptionInvoices = (
  db: Database,
  subscriptionId: number,
): Promise<readonly InvoiceRow[]> =>
  db.select().from(invoice).where(eq(invoice.subscriptionId, subscriptionId));

/** An account's invoices, for its data export. The law wants them kept, so that they stay when the account is erased, under no account. */
export const ownedInvoices: OwnedRecords = {
  name: 'invoices',
  read: async (db, accountId) => {
    const rows = await db.select().from(invoice).where(eq(invoice.accountId, accountId));
    return rows.map((row) => ({ ...toInvoice(row), buyer: row.content.buyer }));
  },
  // The note of a refund is no part of the document.
  erase: (tx, accountId) =>
    tx
      .update(invoice)
      .set({ accountId: null, content: sql`${invoice.content} || '{"reason": null}'` })
      .where(eq(invoice.accountId, accountId)),
};
