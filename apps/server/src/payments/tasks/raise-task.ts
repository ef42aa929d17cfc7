import type { PaymentTask } from '@saer/contract/subscriptions/payment-task';
import type { Transaction } from '../../database/database.ts';
import { paymentTask } from '../tables.ts';

/** Asks the admins to look at a payment or refund; once, as long as they have not. */
export const raiseTask = async (
  tx: Transaction,
  kind: PaymentTask['kind'],
  transactionId: number,
): Promise<void> => {
  await tx.insert(paymentTask).values({ kind, transactionId }).onConflictDoNothing();
};
