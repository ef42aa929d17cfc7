import {
  closeDays,
  pageDailyCloses,
  pagePaymentTasks,
  resolvePaymentTask,
} from '@saer/contract/subscriptions/payment-task';
import {
  checkoutOptions,
  chooseRenewalCard,
  exportTransactions as exportEndpoint,
  findSavedCards,
  pageOrders,
  pageSavedCards,
  pageTransactions,
  paymentStatus,
  purchase,
  refundTransaction,
  removeSavedCard,
} from '@saer/contract/subscriptions/payment';
import { transactions } from '@saer/contract/resource-paths';
import { subscriptionTimeline } from '@saer/contract/subscriptions/subscription';
import type { FastifyInstance } from 'fastify';
import { mountDownload } from '../http/mounting/mount-download.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import type { Principal } from '../http/requests/caller.ts';
import { csvDownload } from '../listing/csv-file.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { removeCard } from './cards/saved-cards.ts';
import { closeByFile, findClosePage } from './closing/close-days.ts';
import {
  exportTransactions,
  findTransactionPage,
  type TransactionReader,
  readTransaction,
} from './reading/transactions.ts';
import { serveNotifications } from './notifications/serve-notifications.ts';
import { beginPurchase } from './purchasing/begin-purchase.ts';
import { findCheckoutOptions, findCardPage, findOwnCards } from './cards/find-cards.ts';
import { findOrderPage } from './queries.ts';
import { findPaymentStatus } from './reading/payment-status.ts';
import { readStory } from './reading/story.ts';
import { findTaskPage } from './tasks/find-tasks.ts';
import { beginRefund } from './refunding/begin-refund.ts';
import { chooseCard } from './renewing/choose-renewal-card.ts';
import { type PaymentContext, visitedContext } from './records/payment-context.ts';
import { resolveTask } from './tasks/resolve-task.ts';

const toReader = ({ accountId, role }: Principal): TransactionReader => ({
  accountId,
  isAdmin: role === 'ADMIN' || role === 'SUPER_ADMIN',
});

export function paymentRoutes(
  app: FastifyInstance,
  context: PaymentContext,
  checkout: Parameters<typeof findCheckoutOptions>[2],
): void {
  const { db } = context;
  mountGuarded(app, checkoutOptions, (_, { principal }) =>
    findCheckoutOptions(db, principal.accountId, checkout),
  );
  mountGuarded(app, purchase, ({ body }, { principal, address, host, language }) =>
    beginPurchase(
      visitedContext(context, host),
      { accountId: principal.accountId, address, language, mode: checkout.mode },
      body,
    ),
  );
  mountGuarded(app, paymentStatus, ({ query }, { principal }) =>
    findPaymentStatus(context, principal.accountId, query.reference),
  );
  mountGuarded(app, findSavedCards, async (_, { principal }) => ({
    cards: await findOwnCards(db, principal.accountId),
  }));
  mountGuarded(app, pageSavedCards, ({ query }) => findCardPage(db, decodeFilter(query.filter)));
  mountGuarded(app, removeSavedCard, async ({ query }, { principal }) => {
    await removeCard(context, principal.accountId, query.id);
    return {};
  });
  for (const endpoint of [pageTransactions, transactions])
    mountGuarded(app, endpoint, ({ query }, { principal }) =>
      findTransactionPage(db, toReader(principal), decodeFilter(query.filter)),
    );
  mountDownload(app, exportEndpoint, async ({ query }, { principal, language }) =>
    csvDownload(
      'payments.csv',
      await exportTransactions(db, toReader(principal), { filter: decodeFilter(query.filter), language }),
    ),
  );
  mountGuarded(app, pageOrders, ({ query }, { principal }) =>
    findOrderPage(db, toReader(principal), decodeFilter(query.filter)),
  );
  mountGuarded(app, refundTransaction, async ({ body }, { principal }) =>
    readTransaction(db, await beginRefund(context, principal.accountId, body)),
  );
  mountGuarded(app, pagePaymentTasks, ({ query }) => findTaskPage(db, decodeFilter(query.filter)));
  mountGuarded(app, resolvePaymentTask, ({ body }, { principal }) =>
    resolveTask(context, principal.accountId, body),
  );
  mountGuarded(app, pageDailyCloses, ({ query }) => findClosePage(db, decodeFilter(query.filter)));
  mountGuarded(app, closeDays, ({ body }, { principal }) =>
    closeByFile(db, principal.accountId, body.report),
  );
  mountGuarded(app, chooseRenewalCard, async ({ body }, { principal }) => {
    await chooseCard(db, principal.accountId, body);
    return { cards: await findOwnCards(db, principal.accountId) };
  });
  mountGuarded(app, subscriptionTimeline, ({ query }) => readStory(db, query.id));
  serveNotifications(app, context);
}
