import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Transaction as SentTransaction } from '@saer/contract/subscriptions/payment';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { account } from '../../principals/tables.ts';
import { paymentOrder, transaction } from '../tables.ts';
import type { Readable } from 'node:stream';
import type { Language } from '@saer/i18n/locale';
import type { CellValue } from '@saer/spreadsheet/sheet';
import type { MessageDescriptor } from '@lingui/core';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';

/** Who may see a list: an admin everything, a subscriber what is theirs. */
export interface TransactionReader {
  readonly accountId: number;
  readonly isAdmin: boolean;
}

const refunded = sql<number>`(select coalesce(sum(refund.amount), 0)::int from transaction refund where refund.payment_id = ${transaction.id} and refund.status = 'SUCCEEDED')`;

const select = (db: Database | Transaction) =>
  db
    .select({
      row: transaction,
      order: paymentOrder,
      refunded,
      customer: { id: account.id, fullName: account.fullName, email: account.email },
    })
    .from(transaction)
    .innerJoin(paymentOrder, eq(paymentOrder.id, transaction.orderId))
    .leftJoin(account, eq(account.id, transaction.customerId));

function toTransaction({
  row,
  order,
  refunded: given,
  customer,
}: Awaited<ReturnType<typeof select>>[number]): SentTransaction {
  const { id, version, kind, status, reference, amount, failure, usedFor, brand, lastFour } = row;
  const { createdAt, finishedAt, nextCheckAt } = row;
  return {
    id,
    version,
    kind,
    status,
    reference,
    amount,
    failure,
    usedFor,
    createdAt,
    finishedAt,
    nextCheckAt,
    orderReference: order.reference,
    refunded: given,
    card: brand === null || lastFour === null ? null : { brand, lastFour },
    plan: { id: order.planId, nameEn: order.planNameEn, nameAr: order.planNameAr },
    period: order.period,
    subscriptionId: order.subscriptionId,
    customer,
  };
}

/** Tells whether a word is in a payment, or in its customer's name or mail: of the order and of today. */
const matchesWord = (pattern: string): SQL => sql`(${transaction.search} like ${pattern}
  or ${transaction.orderId} in (select ${paymentOrder.id} from ${paymentOrder} where ${paymentOrder.search} like ${pattern})
  or ${transaction.customerId} in (select ${account.id} from ${account} where ${account.search} like ${pattern}))`;

/** Payments and refunds, for pages and exports. */
const transactionList: List<SentTransaction> = {
  table: transaction,
  listed: {
    id: transaction.id,
    createdAt: transaction.createdAt,
    finishedAt: transaction.finishedAt,
    kind: transaction.kind,
    status: transaction.status,
    usedFor: transaction.usedFor,
    amount: transaction.amount,
    reference: transaction.reference,
    customerId: transaction.customerId,
    brand: transaction.brand,
    orderId: transaction.orderId,
  },
  search: matchesWord,
  usual: { createdAt: 'desc' },
  read: async (db, ids) => {
    const rows = await select(db).where(inArray(transaction.id, [...ids]));
    return rows.map(toTransaction);
  },
};

const visibleTransactions = ({ accountId, isAdmin }: TransactionReader): SQL | undefined =>
  isAdmin ? undefined : eq(transaction.customerId, accountId);

export const findTransactionPage = (db: Database, reader: TransactionReader, filter: ListFilter) =>
  findPage(db, transactionList, filter, visibleTransactions(reader));

export async function readTransaction(db: Database | Transaction, id: number): Promise<SentTransaction> {
  const [row] = await select(db).where(eq(transaction.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return toTransaction(row);
}

/** Payments and refunds by their keys, in any order. */
export async function readTransactions(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SentTransaction>> {
  const rows = await select(db).where(inArray(transaction.id, [...ids]));
  return new Map(rows.map((row) => [row.row.id, toTransaction(row)]));
}

/** The payments and refunds of a subscription, the newest first. */
export const findSubscriptionTransactions = async (db: Database | Transaction, subscriptionId: number) =>
  (
    await select(db)
      .where(eq(paymentOrder.subscriptionId, subscriptionId))
      .orderBy(sql`${transaction.id} desc`)
      .limit(500)
  ).map(toTransaction);

/** The own payment of a reference; another's is reported as missing. */
export async function findOwnByReference(db: Database, customerId: number, reference: string) {
  const own = and(eq(transaction.reference, reference), eq(transaction.customerId, customerId));
  const [row] = await db.select().from(transaction).where(own);
  if (row === undefined) throw new AppError({ code: 'rowGone', field: 'reference' });
  return row;
}

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

const kindWords: Readonly<Record<SentTransaction['kind'], MessageDescriptor>> = {
  PURCHASE: /*i18n*/ { id: 'payments.purchase', message: 'Payment' },
  REFUND: /*i18n*/ { id: 'payments.refund', message: 'Refund' },
};

const statusWords: Readonly<Record<SentTransaction['status'], MessageDescriptor>> = {
  PENDING: /*i18n*/ { id: 'payments.pending', message: 'Open' },
  SUCCEEDED: /*i18n*/ { id: 'payments.succeeded', message: 'Successful' },
  FAILED: /*i18n*/ { id: 'payments.failed', message: 'Failed' },
};

const inRiyals = (halalas: number): CellValue => halalas / 100;

const toRow = (each: SentTransaction, language: Language, say: Say): CellValue[] => [
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
  reader: TransactionReader,
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
    rowOf: (row) => toRow(row, language, say),
  });
}
