import { and, desc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Database, type Transaction, prepareOnce } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { subscription } from '../../subscriptions/tables.ts';
import type { OrderRow, TransactionRow } from '../records/payment.ts';
import { paymentOrder, paymentRequest, transaction } from '../tables.ts';
import { AppError } from '../../http/replies/app-error.ts';

export interface EarlierPayment {
  readonly payment: TransactionRow;
  readonly order: OrderRow;
}

/** Payments of one customer that are asked about before another begins. */
const maxAsked = 5;

const findOpenPayment = prepareOnce((db) =>
  db
    .select({ payment: transaction, order: paymentOrder })
    .from(transaction)
    .innerJoin(paymentOrder, eq(paymentOrder.id, transaction.orderId))
    .where(
      and(
        eq(transaction.customerId, sql.placeholder('customerId')),
        eq(transaction.kind, 'PURCHASE'),
        or(
          eq(transaction.status, 'PENDING'),
          // Its page may still be open in another tab, or was paid on without our knowing.
          and(isNotNull(transaction.nextCheckAt), inArray(transaction.failure, ['notStarted', 'cancelled'])),
        ),
      ),
    )
    .orderBy(desc(transaction.id))
    .limit(maxAsked)
    .prepare('open_payments'),
);

/** The customer's payments that may still take money: under way, or given up while they are still asked about. */
export const findOpen = (db: Database, customerId: number): Promise<readonly EarlierPayment[]> =>
  findOpenPayment(db).execute({ customerId });

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

/** A request for money: who sent it, the key that they chose for it, and the hash of everything else in it. */
export interface RequestKey {
  readonly accountId: number;
  readonly key: string;
  readonly content: string;
}

/** The payment or refund that an earlier request with this key began; refused if that had other content. */
export async function findByKey(
  tx: Pick<Transaction, 'select'>,
  { accountId, key, content }: RequestKey,
): Promise<TransactionRow | undefined> {
  const [found] = await tx
    .select({ row: transaction, content: paymentRequest.content })
    .from(paymentRequest)
    .innerJoin(transaction, eq(transaction.id, paymentRequest.transactionId))
    .where(and(eq(paymentRequest.accountId, accountId), eq(paymentRequest.key, key)));
  if (found !== undefined && found.content !== content)
    throw new AppError({ code: 'paymentKeyUsed', field: 'key' });
  return found?.row;
}

/** Writes a request down with what it began, in the same transaction. */
export const writeKey = async (
  tx: Transaction,
  request: RequestKey & { readonly transactionId: number },
): Promise<void> => {
  await tx.insert(paymentRequest).values(request);
};
