import type { Readable } from 'node:stream';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Transaction as SentTransaction, Transaction } from '@saer/contract/subscriptions/payment';
import type { Language } from '@saer/i18n/locale';
import type { CellValue } from '@saer/spreadsheet/sheet';
import type { MessageDescriptor } from '@lingui/core';
import type { Database } from '../../database/database.ts';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
import { type Reader, transactionList, visibleTransactions } from '../reading/transactions.ts';

/** Headers of the file with payments and refunds, in their order. */
const exportHeaders = {
  createdAt: /*i18n*/ { id: 'payments.date', message: 'Date (UTC)' },
  reference: /*i18n*/ { id: 'payments.reference', message: 'Reference' },
  orderReference: /*i18n*/ { id: 'payments.order', message: 'Order' },
  kind: /*i18n*/ { id: 'payments.kind', message: 'Kind' },
  status: /*i18n*/ { id: 'payments.status', message: 'Status' },
  amount: /*i18n*/ { id: 'payments.amount', message: 'Amount (SAR)' },
  refunded: /*i18n*/ { id: 'payments.refunded', message: 'Refunded (SAR)' },
  card: /*i18n*/ { id: 'payments.card', message: 'Card' },
  plan: /*i18n*/ { id: 'payments.plan', message: 'Plan' },
  customer: /*i18n*/ { id: 'payments.customer', message: 'Customer' },
  email: /*i18n*/ { id: 'payments.email', message: 'Email' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

const kindWords: Readonly<Record<Transaction['kind'], MessageDescriptor>> = {
  PURCHASE: /*i18n*/ { id: 'payments.purchase', message: 'Payment' },
  REFUND: /*i18n*/ { id: 'payments.refund', message: 'Refund' },
};

const statusWords: Readonly<Record<Transaction['status'], MessageDescriptor>> = {
  PENDING: /*i18n*/ { id: 'payments.pending', message: 'Open' },
  SUCCEEDED: /*i18n*/ { id: 'payments.succeeded', message: 'Successful' },
  FAILED: /*i18n*/ { id: 'payments.failed', message: 'Failed' },
};

const inRiyals = (halalas: number): CellValue => halalas / 100;

const rowOf = (each: SentTransaction, language: Language, say: Say): CellValue[] => [
  each.createdAt.slice(0, 16).replace('T', ' '),
  each.reference,
  each.orderReference,
  say(kindWords[each.kind]),
  say(statusWords[each.status]),
  inRiyals(each.amount),
  inRiyals(each.refunded),
  each.card === null ? null : `${each.card.brand} ${each.card.lastFour}`,
  language === 'ar' ? each.plan.nameAr : each.plan.nameEn,
  each.customer?.fullName ?? null,
  each.customer?.email ?? null,
];

/** Streams all payments and refunds that a filter finds as CSV. */
export async function exportTransactions(
  db: Database,
  reader: Reader,
  { filter, language }: { readonly filter: ListFilter; readonly language: Language },
): Promise<Readable> {
  const say = sayIn(language);
  const columns = Object.entries(exportHeaders).map(([name, header]) => ({
    header: say(header),
    width: 20,
    ...(name === 'amount' || name === 'refunded' ? { format: '0.00' } : {}),
  }));
  return streamCsv(db, {
    list: transactionList,
    filter,
    visible: visibleTransactions(reader),
    columns,
    rowOf: (row) => rowOf(row, language, say),
  });
}
