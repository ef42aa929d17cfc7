import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { paymentTask, transaction } from '../tables.ts';
import type { TransactionRow } from './lock-payment.ts';

type End = { readonly status: 'SUCCEEDED' | 'FAILED' } & Partial<
  Pick<
    TransactionRow,
    'failure' | 'usedFor' | 'responseCode' | 'gatewayId' | 'brand' | 'lastFour' | 'nextCheckAt'
  >
>;

/** Closes the task to find the end of a payment or refund. */
export const closeUnresolved = async (tx: Transaction, id: number): Promise<void> => {
  await tx
    .update(paymentTask)
    .set({ doneAt: sql`now()`, version: sql`${paymentTask.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(eq(paymentTask.transactionId, id), eq(paymentTask.kind, 'UNRESOLVED'), isNull(paymentTask.doneAt)),
    );
};

/** Writes the end of a payment or refund: no admin has to find it, and it is asked about only if that is said. */
export const finishTransaction = async (tx: Transaction, id: number, end: End): Promise<void> => {
  await tx
    .update(transaction)
    .set({
      failure: null,
      nextCheckAt: null,
      ...end,
      finishedAt: sql`now()`,
      authenticationUrl: null,
      version: sql`${transaction.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(transaction.id, id));
  await closeUnresolved(tx, id);
};
