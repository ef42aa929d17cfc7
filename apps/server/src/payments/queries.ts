import { eq, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import { findOrderPage } from './reading/orders.ts';
import { findTransactionPage } from './reading/transactions.ts';
import { findOwnCards } from './reading/cards.ts';
import { paymentOrder, savedCard, transaction } from './tables.ts';

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
