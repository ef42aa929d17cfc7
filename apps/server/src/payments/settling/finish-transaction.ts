import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { transaction } from '../tables.ts';
import type { TransactionRow } from './lock-payment.ts';

type End = { readonly status: 'SUCCEEDED' | 'FAILED' } & Partial<
  Pick<TransactionRow, 'failure' | 'usedFor' | 'responseCode' | 'gatewayId' | 'brand' | 'lastFour'>
>;

/** Writes the end of a payment or refund: it is not asked about any more. */
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
};
