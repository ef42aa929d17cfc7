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
  /** Of the payment: one invoice for each. */
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
export async function takeNumber(tx: Transaction, series: (typeof invoiceSeries)[number]) {
  const [counter] = await tx
    .insert(invoiceCounter)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounter.series, set: { last: sql`${invoiceCounter.last} + 1` } })
    .returning();
  const sequence = counter?.last ?? 0;
  return { series, sequence, number: `${prefixes[series]}-${String(sequence).padStart(6, '0')}` };
}

/** The document of a payment or refund, if it was issued before. */
export async function findIssued(
  tx: Transaction,
  transactionReference: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.transactionReference, transactionReference));
  return row;
}

export async function writeInvoice(
  tx: Transaction,
  values: typeof invoice.$inferInsert,
): Promise<InvoiceRow> {
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
