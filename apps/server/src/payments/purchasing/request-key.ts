import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { TransactionRow } from '../finalizing/lock-payment.ts';
import { paymentRequest, transaction } from '../tables.ts';

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
