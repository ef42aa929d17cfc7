import type { BillingDetails } from '@saer/contract/account/billing';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { invoice, invoiceCounter, type invoiceSeries } from '../tables.ts';
import type { InvoiceSeller } from './invoice-content.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

/** A supply that was paid. Amounts in halalas, instants in ISO 8601. */
export interface Supply {
  readonly accountId: number | null;
  readonly subscriptionId: number;
  readonly orderReference: string;
  /** The reference of the payment: one invoice for each. */
  readonly transactionReference: string;
  readonly planNameEn: string;
  readonly planNameAr: string;
  readonly period: BillingPeriod;
  readonly supplyFrom: string;
  readonly supplyTo: string;
  /** VAT included. */
  readonly total: number;
  readonly vat: number;
  readonly vatRate: number;
  readonly card: string | null;
}

const prefixes = { INVOICE: 'INV', CREDIT_NOTE: 'CN' } as const;

/** Takes the next number of a series. Others wait until this transaction ends, and the number is free again if it fails. */
async function takeNumber(tx: Transaction, series: (typeof invoiceSeries)[number]) {
  const [counter] = await tx
    .insert(invoiceCounter)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounter.series, set: { last: sql`${invoiceCounter.last} + 1` } })
    .returning();
  const sequence = counter?.last ?? 0;
  return { series, sequence, number: `${prefixes[series]}-${String(sequence).padStart(6, '0')}` };
}

/** The document of a payment or refund, if it was issued before. */
async function findIssued(tx: Transaction, transactionReference: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.transactionReference, transactionReference));
  return row;
}

async function writeInvoice(tx: Transaction, values: typeof invoice.$inferInsert): Promise<InvoiceRow> {
  const [row] = await tx.insert(invoice).values(values).returning();
  if (row === undefined) throw new Error('The invoice was not written');
  return row;
}

const periodWords = {
  MONTHLY: { en: '1 month (30 days)', ar: 'شهر واحد (30 يوما)' },
  YEARLY: { en: '1 year (365 days)', ar: 'سنة واحدة (365 يوما)' },
} as const;

/**
 * Issues the invoice of a payment in its transaction: a standard one if the buyer has a VAT number, else a simplified one. A second call
 * for the same payment returns the first invoice.
 */
export async function issueInvoice(
  tx: Transaction,
  seller: InvoiceSeller,
  buyer: BillingDetails,
  { planNameEn, planNameAr, period, card, ...supply }: Supply,
): Promise<InvoiceRow> {
  const issued = await findIssued(tx, supply.transactionReference);
  if (issued !== undefined) return issued;
  const words = periodWords[period];
  return writeInvoice(tx, {
    ...supply,
    ...(await takeNumber(tx, 'INVOICE')),
    kind: buyer.vatNumber === null ? 'SIMPLIFIED' : 'STANDARD',
    vatCategory: supply.vatRate > 0 ? 'S' : 'Z',
    buyerName: buyer.name,
    isSample: seller.isSample,
    typeCode: '388',
    content: {
      seller,
      buyer,
      descriptionEn: `Saer, plan “${planNameEn}”, ${words.en}`,
      descriptionAr: `سعر، باقة «${planNameAr}»، ${words.ar}`,
      corrects: null,
      reason: null,
      card,
    },
  });
}

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
