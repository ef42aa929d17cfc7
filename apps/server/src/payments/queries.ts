import { eq, sql, inArray } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import { findTransactionPage, type TransactionReader } from './reading/transactions.ts';
import { findOwnCards } from './cards/find-cards.ts';
import { paymentOrder, savedCard, transaction } from './tables.ts';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Order } from '@saer/contract/subscriptions/payment';
import type { Database } from '../database/database.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { account } from '../principals/tables.ts';

const list: List<Order> = {
  table: paymentOrder,
  listed: {
    id: paymentOrder.id,
    createdAt: paymentOrder.createdAt,
    reference: paymentOrder.reference,
    status: paymentOrder.status,
    planId: paymentOrder.planId,
    period: paymentOrder.period,
    amount: paymentOrder.amount,
    customerId: paymentOrder.customerId,
    subscriptionId: paymentOrder.subscriptionId,
  },
  search: paymentOrder.search,
  usual: { createdAt: 'desc' },
  read: async (db, ids) => {
    const rows = await db
      .select({
        row: paymentOrder,
        customer: { id: account.id, fullName: account.fullName, email: account.email },
      })
      .from(paymentOrder)
      .leftJoin(account, eq(account.id, paymentOrder.customerId))
      .where(inArray(paymentOrder.id, [...ids]));
    return rows.map(({ row, customer }) => {
      const { id, reference, status, period, amount, vat, subscriptionId, isRenewal, createdAt } = row;
      return {
        id,
        reference,
        status,
        period,
        amount,
        vat,
        subscriptionId,
        isRenewal,
        createdAt,
        customer,
        plan: { id: row.planId, nameEn: row.planNameEn, nameAr: row.planNameAr },
      };
    });
  },
};

export const findOrderPage = (db: Database, { accountId, isAdmin }: TransactionReader, filter: ListFilter) =>
  findPage(db, list, filter, isAdmin ? undefined : eq(paymentOrder.customerId, accountId));

const everything = { limit: 100, ignorePaginationCount: true };

/** An account's orders, for its data export. They outlive it without anything about the person. */
export const ownedOrders: OwnedRecords = {
  name: 'orders',
  read: async (db, accountId) => (await findOrderPage(db, { accountId, isAdmin: false }, everything)).data,
  erase: (tx, accountId) =>
    tx
      .update(paymentOrder)
      .set({ billing: null, customerName: '', customerEmail: '' })
      .where(eq(paymentOrder.customerId, accountId)),
};

/** An account's payments and refunds, for its data export. */
export const ownedTransactions: OwnedRecords = {
  name: 'transactions',
  read: async (db, accountId) =>
    (await findTransactionPage(db, { accountId, isAdmin: false }, everything)).data,
  erase: (tx, accountId) =>
    tx.update(transaction).set({ note: null }).where(eq(transaction.customerId, accountId)),
};

/** An account's saved cards, for its data export. Deleted with it, and ended at the gateway by the job. */
export const ownedCards: OwnedRecords = {
  name: 'savedCards',
  read: findOwnCards,
  erase: (tx, accountId) =>
    tx
      .update(savedCard)
      .set({ deletedAt: sql`now()` })
      .where(eq(savedCard.ownerId, accountId)),
};
