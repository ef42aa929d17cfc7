import { sql, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { requireProductLimit } from '../../subscriptions/entitlements/find-entitlements.ts';
import { product } from '../tables.ts';
import { savedProducts } from '../saved/saved-products.ts';

/** An arbitrary number, the same in every server process, that distinguishes these locks from others. */
const ownerLock = 7_237_105;

/** Milliseconds a sheet waits for the previous one: waiting occupies a connection that others need. */
const longestWait = 10_000;

/** PostgreSQL's error for a lock timeout. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  error.cause.code === '55P03';

/** Serialises sheets of one seller: two that name one barcode would otherwise both add it. Locked until the transaction ends. */
export async function lockOwner(tx: Transaction, ownerId: number, milliseconds = longestWait): Promise<void> {
  try {
    // In this order: set the timeout, take the lock, restore the timeout.
    await tx.execute(sql`
      select set_config('lock_timeout', ${`${milliseconds}ms`}, true),
        pg_advisory_xact_lock(${ownerLock}, ${ownerId}),
        set_config('lock_timeout', before, true)
      from (select current_setting('lock_timeout') as before offset 0) as setting`);
  } catch (error) {
    throw isTooLong(error) ? new AppError({ code: 'overloaded' }) : error;
  }
}

/** Refuses new products beyond those a seller may save. Call it after `lockOwner`: two requests are counted one after the other. */
export const requireAddable = (tx: Transaction, ownerId: number, added: number): Promise<void> =>
  requireProductLimit(tx, ownerId, {
    saved: () => tx.$count(product, eq(product.ownerId, ownerId)),
    added,
  });

/** A product as seen by the transaction. */
export async function readProduct(tx: Transaction, id: number) {
  const [found] = await savedProducts(tx).where(eq(product.id, id));
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  return found;
}

/** Reads a product and locks it until the transaction ends. */
export async function lockProduct(tx: Transaction, id: number) {
  await tx.select({ id: product.id }).from(product).where(eq(product.id, id)).for('update');
  return readProduct(tx, id);
}
