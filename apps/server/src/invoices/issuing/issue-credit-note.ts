import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { invoice } from '../tables.ts';
import type { InvoiceSeller } from './invoice-content.ts';
import { findIssued, type InvoiceRow, takeNumber, writeInvoice } from './issue-invoice.ts';

/** The VAT within a part of an invoice, in halalas, rounded half up; the part that completes it takes what is left. */
function vatWithin(amount: number, whole: InvoiceRow, given: { total: number; vat: number }): number {
  const { total, vat, vatRate } = whole;
  if (given.total + amount >= total) return vat - given.vat;
  const divisor = 10_000 + vatRate;
  return Math.floor((2 * amount * vatRate + divisor) / (2 * divisor));
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
  });
}
