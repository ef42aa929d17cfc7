import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { account } from '../../principals/tables.ts';
import { subscription } from '../../subscriptions/tables.ts';
import type { OrderRow, TransactionRow } from '../finalizing/lock-payment.ts';
import { paymentOrder, paymentRequest, transaction } from '../tables.ts';

export interface PendingPayment {
  readonly payment: TransactionRow;
  readonly order: OrderRow;
}

const pendingOf = prepareOnce((db) =>
  db
    .select({ payment: transaction, order: paymentOrder })
    .from(transaction)
    .innerJoin(paymentOrder, eq(paymentOrder.id, transaction.orderId))
    .where(
      and(
        eq(transaction.customerId, sql.placeholder('customerId')),
        eq(transaction.status, 'PENDING'),
        eq(transaction.kind, 'PURCHASE'),
      ),
    )
    .limit(1)
    .prepare('pending_payment'),
);

/** The customer's payment that is under way. */
export async function findPending(db: Database, customerId: number): Promise<PendingPayment | undefined> {
  const [found] = await pendingOf(db).execute({ customerId });
  return found;
}

/** Tells in one statement what a locked customer has already: what is not there need not be looked for. */
export async function findEarlier(tx: Transaction, { accountId, key }: { accountId: number; key: string }) {
  const one = { one: sql`1` };
  const request = tx
    .select(one)
    .from(paymentRequest)
    .where(and(eq(paymentRequest.accountId, accountId), eq(paymentRequest.key, key)));
  const open = tx
    .select(one)
    .from(subscription)
    .where(
      and(eq(subscription.subscriberId, accountId), inArray(subscription.status, ['PENDING', 'ACTIVE'])),
    );
  const order = tx
    .select(one)
    .from(paymentOrder)
    .where(and(eq(paymentOrder.customerId, accountId), eq(paymentOrder.status, 'OPEN')));
  const [earlier = { hasRequest: false, hasSubscription: false, hasOrder: false }] = await tx
    .select({
      hasRequest: sql<boolean>`${exists(request)}`,
      hasSubscription: sql<boolean>`${exists(open)}`,
      hasOrder: sql<boolean>`${exists(order)}`,
    })
    .from(account)
    .where(eq(account.id, accountId));
  return earlier;
}
