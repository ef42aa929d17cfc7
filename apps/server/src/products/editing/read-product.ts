import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

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
