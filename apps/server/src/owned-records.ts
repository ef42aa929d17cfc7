import type { OwnedRecords } from './accounts/managing/erase-accounts.ts';
import { ownedContactMessages } from './contact/queries.ts';
import { ownedNewsletter } from './newsletter/queries.ts';
import { ownedDeemedSuppliers } from './fees/deemed-suppliers/queries.ts';
import { ownedStatementClaims } from './fees/statement-claims/queries.ts';
import { ownedStatementRates } from './fees/statement-rates/queries.ts';
import { ownedInvoices } from './invoices/queries.ts';
import { ownedAcceptances } from './legal/queries.ts';
import { ownedCards, ownedOrders, ownedTransactions } from './payments/queries.ts';
import { ownedProducts } from './products/queries.ts';
import { ownedScenarios } from './scenarios/queries.ts';
import { ownedSubscriptions } from './subscriptions/queries.ts';

/** Everything that belongs to accounts, apart from their own rows: exported for its owner, and erased with the account. */
export const ownedRecords: readonly OwnedRecords[] = [
  ownedProducts,
  ownedScenarios,
  ownedStatementRates,
  ownedStatementClaims,
  ownedDeemedSuppliers,
  ownedSubscriptions,
  ownedOrders,
  ownedTransactions,
  ownedCards,
  ownedInvoices,
  ownedContactMessages,
  ownedNewsletter,
  ownedAcceptances,
];
