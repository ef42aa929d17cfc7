import type { checkoutOptions } from '@saer/contract/subscriptions/payment';
import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { findCurrent } from '../../subscriptions/queries.ts';
import { findOwnCards } from '../reading/cards.ts';
import { paymentOrder, transaction } from '../tables.ts';

type Options = z.output<typeof checkoutOptions.reply>;

/** Everything that is known for a customer's next payment. */
export async function findCheckoutOptions(
  db: Database,
  accountId: number,
  settings: Pick<Options, 'mode' | 'isSimulator' | 'bankAccount'>,
): Promise<Options> {
  const [cards, subscription, pending, orders] = await Promise.all([
    findOwnCards(db, accountId),
    findCurrent(db, accountId),
    db
      .select({
        reference: transaction.reference,
        amount: transaction.amount,
        createdAt: transaction.createdAt,
        isAtCardPage: sql<boolean>`${transaction.method} in ('PAGE', 'FRAME') and ${transaction.authenticationUrl} is null`,
        saveCard: transaction.savesCard,
      })
      .from(transaction)
      .where(
        and(
          eq(transaction.customerId, accountId),
          eq(transaction.status, 'PENDING'),
          eq(transaction.kind, 'PURCHASE'),
        ),
      )
      .limit(1),
    db
      .select({ billing: paymentOrder.billing })
      .from(paymentOrder)
      .where(eq(paymentOrder.customerId, accountId))
      .orderBy(desc(paymentOrder.id))
      .limit(1),
  ]);
  return {
    ...settings,
    billing: orders[0]?.billing ?? null,
    cards,
    subscription,
    pending: pending[0] ?? null,
  };
}
