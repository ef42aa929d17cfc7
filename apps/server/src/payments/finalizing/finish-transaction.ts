import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { paymentTask, transaction } from '../tables.ts';
import type { TransactionRow } from './lock-payment.ts';

type End = { readonly status: 'SUCCEEDED' | 'FAILED' } & Partial<
  Pick<TransactionRow, 'failure' | 'usedFor' | 'responseCode' | 'gatewayId' | 'brand' | 'lastFour'>
>;

/** Writes the end of a payment or refund: it is not asked about any more, and no admin has to find it. */
export const finishTransaction = async (tx: Transaction, id: number, end: End): Promise<void> => {
  await tx
    .update(transaction)
    .set({
      failure: null,
      ...end,
      finishedAt: sql`now()`,
      nextCheckAt: null,
      authenticationUrl: null,
      version: sql`${transaction.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(transaction.id, id));
  await tx
    .update(paymentTask)
    .set({ doneAt: sql`now()`, version: sql`${paymentTask.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(eq(paymentTask.transactionId, id), eq(paymentTask.kind, 'UNRESOLVED'), isNull(paymentTask.doneAt)),
    );
};
