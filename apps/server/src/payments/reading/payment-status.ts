import type { paymentStatus } from '@saer/contract/subscriptions/payment';
import { and, eq, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { findByTransaction } from '../../invoices/queries.ts';
import { readSubscription } from '../../subscriptions/queries.ts';
import { checkPayment } from '../checking/check-payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { transaction } from '../tables.ts';
import { findOwnByReference, readTransaction } from './transactions.ts';

/** A page that waits asks often; the gateway is asked this much less often about each payment. */
const betweenChecks = sql`now() - interval '3 seconds'`;

/** The state of an own payment; while that is not known, the gateway is asked. */
export async function findPaymentStatus(
  context: PaymentContext,
  customerId: number,
  reference: string,
): Promise<z.output<typeof paymentStatus.reply>> {
  const { db } = context;
  const { id, status, method, authenticationUrl } = await findOwnByReference(db, customerId, reference);
  let isAtCardPage: boolean | null = null;
  if (status === 'PENDING') {
    const [asked] = await db
      .update(transaction)
      .set({ updatedAt: sql`now()` })
      .where(
        and(
          eq(transaction.id, id),
          eq(transaction.status, 'PENDING'),
          eq(transaction.kind, 'PURCHASE'),
          lt(transaction.updatedAt, betweenChecks),
        ),
      )
      .returning();
    if (asked !== undefined) {
      const { isUnknown } = await checkPayment(context, asked);
      isAtCardPage = isUnknown && (method === 'PAGE' || method === 'FRAME');
    }
  }
  const payment = await readTransaction(db, id);
  const subscription =
    payment.subscriptionId === null ? null : await readSubscription(db, payment.subscriptionId);
  const issued = await findByTransaction(db, payment.reference);
  const isOpen = payment.status === 'PENDING';
  return {
    payment,
    subscription,
    authenticationUrl: isOpen ? authenticationUrl : null,
    isAtCardPage: isOpen ? isAtCardPage : null,
    invoiceId: issued?.id ?? null,
    invoiceNumber: issued?.number ?? null,
  };
}
