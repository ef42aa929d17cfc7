import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { reconcilePayments } from '../../apps/server/src/payments/checking/reconcile.ts';
import { transaction } from '../../apps/server/src/payments/tables.ts';
import type { World } from './world.ts';

const fail = (error: unknown): never => {
  throw error;
};

/** Lets minutes pass for a customer's payments and refunds that are asked about, so that they are due. */
export const letTimePass = ({ server: { db } }: World, customerId: number, minutes: number) =>
  db
    .update(transaction)
    .set({
      createdAt: sql`${transaction.createdAt} - make_interval(mins => ${minutes})`,
      nextCheckAt: sql`now() - interval '1 second'`,
    })
    .where(and(eq(transaction.customerId, customerId), isNotNull(transaction.nextCheckAt)));

/** Lets minutes pass for a customer, and asks the gateway about what is due then. */
export async function letPass(
  world: World,
  customerId: number,
  minutes: number,
  onError: (error: unknown) => void = fail,
): Promise<void> {
  await letTimePass(world, customerId, minutes);
  await reconcilePayments(world.server.app.payments, onError);
}
