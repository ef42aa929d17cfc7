import { ownSubscription } from '@saer/contract/subscriptions/subscription';
import * as z from 'zod/mini';
import type { OwnedRecords } from './accounts/managing/erase-accounts.ts';
import { ownedContactMessages } from './contact/queries.ts';
import { ownedNewsletter } from './newsletter/queries.ts';
import { ownedDeemedSuppliers } from './fees/deemed-suppliers/queries.ts';
import { ownedStatementClaims } from './fees/statement-claims/queries.ts';
import { ownedStatementRates } from './fees/statement-rates/queries.ts';
import { ownedInvoices } from './invoices/queries.ts';
import { ownedAcceptances } from './legal/queries.ts';
import { findAllByAccount } from './notifications/queries.ts';
import { ownedCards, ownedOrders, ownedTransactions } from './payments/queries.ts';
import { ownedProducts } from './products/queries.ts';
import { ownedScenarios } from './scenarios/queries.ts';
import { findOwnFiles, removeFilesByOwner } from './storage/queries.ts';
import { ownedSurveyResponse } from './survey/queries.ts';
import { ownedSubscriptions } from './subscriptions/queries.ts';

/** Subscriptions as their subscriber gets them everywhere: without what admins note. */
const exportedSubscriptions: OwnedRecords = {
  ...ownedSubscriptions,
  read: async (db, accountId) =>
    z.parse(z.array(ownSubscription), await ownedSubscriptions.read(db, accountId)),
};

/** They are deleted with the account's row. */
const ownedNotifications: OwnedRecords = {
  name: 'notifications',
  read: findAllByAccount,
  erase: () => Promise.resolve(),
};
/** An account's files: what they are, for its data export; the bytes are downloaded one by one. */
const ownedFiles: OwnedRecords = { name: 'files', read: findOwnFiles, erase: removeFilesByOwner };

/** Everything that belongs to accounts, apart from their own rows: exported for its owner, and erased with the account. */
export const ownedRecords: readonly OwnedRecords[] = [
  ownedProducts,
  ownedScenarios,
  ownedSurveyResponse,
  ownedStatementRates,
  ownedStatementClaims,
  ownedDeemedSuppliers,
  exportedSubscriptions,
  ownedOrders,
  ownedTransactions,
  ownedCards,
  ownedInvoices,
  ownedContactMessages,
  ownedNewsletter,
  ownedAcceptances,
  ownedNotifications,
  ownedFiles,
];
