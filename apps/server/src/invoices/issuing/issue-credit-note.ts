import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { invoice } from '../tables.ts';
import type { InvoiceSeller } from './invoice-content.ts';
import { findIssued, type InvoiceRow, takeNumber, writeInvoice } from './issue-invoice.ts';

/**
 * The VAT of the next part that is given back of an invoice, in halalas: what everything given back until then has, rounded half up, less
 * what the parts before have. Rounded part by part, it would be lost, or too much, in many small ones. Never more than the part itself.
 */
function vatWithin(amount: number, whole: InvoiceRow, given: { total: number; vat: number }): number {
  const { total, vat, vatRate } = whole;
  const sum = given.total + amount;
  const divisor = 10_000 + vatRate;
  const within = sum >= total ? vat : Math.floor((2 * sum * vatRate + divisor) / (2 * divisor));
  return Math.min(Math.max(Math.min(within, vat) - given.vat, 0), amount);
}

/**
 * Issues the credit note of a refund in its transaction, for the invoice of its payment; undefined if that has none. A second call for
 * the same refund returns the first note. Amounts in halalas, VAT included.
 * @throws if the notes of an invoice would give back more than it has
 */
export async function issueCreditNote(
  tx: Transaction,
  seller: InvoiceSeller,
  {
    paymentReference,
    refundReference,
    amount,
    reason,
  }: {
    readonly paymentReference: string;
    readonly refundReference: string;
    readonly amount: number;
    readonly reason: string | null;
  },
): Promise<InvoiceRow | undefined> {
  const issued = await findIssued(tx, refundReference);
  if (issued !== undefined) return issued;
  const [of] = await tx
    .select()
    .from(invoice)
    .where(eq(invoice.transactionReference, paymentReference))
    .for('update');
  if (of === undefined) return undefined;
  const before = await tx.select().from(invoice).where(eq(invoice.correctsId, of.id));
  const given = {
    total: before.reduce((sum, { total }) => sum + total, 0),
    vat: before.reduce((sum, { vat }) => sum + vat, 0),
  };
  if (given.total + amount > of.total) throw new Error('More than the invoice has');
  const { id: correctsId, content, uuid: _uuid, issuedAt: _issuedAt, search: _search, ...same } = of;
  return writeInvoice(tx, {
    ...same,
    ...(await takeNumber(tx, 'CREDIT_NOTE')),
    kind: 'CREDIT_NOTE',
    correctsId,
    transactionReference: refundReference,
    total: amount,
    vat: vatWithin(amount, of, given),
    isSample: seller.isSample,
    typeCode: '381',
    content: { ...content, seller, corrects: of.number, reason },
    // The document of the invoice is not that of the note.
    fileId: null,
  });
}
