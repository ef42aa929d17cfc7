import type * as z from 'zod/mini';
import type { ListedProduct, updateProduct } from '@saer/contract/products/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { eq, sql, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { type Actor, mayEdit, mayDelete } from '../policy.ts';
import { pricedProduct, requireValid } from '../saved/price-product.ts';
import { columnValues } from '../saved/column-values.ts';
import { product } from '../tables.ts';
import { lockProduct, readProduct } from './owned-product.ts';
import { diffProducts, namedProduct, productAuditValues } from './audit-values.ts';
import { savedProducts } from '../saved/saved-products.ts';

type Sent = z.output<typeof updateProduct.body>;

/** Replaces a product and prices it by today's fees; rejects an outdated version. */
export async function editProduct(
  db: Database,
  actor: Actor,
  { id, version, ...written }: Sent,
): Promise<ListedProduct> {
  // Use the agreed fees of the product's owner, also when an admin edits it.
  const [owner] = await db.select({ id: product.ownerId }).from(product).where(eq(product.id, id));
  if (owner === undefined) throw new AppError({ code: 'rowGone' });
  const book = await findFeeBook(db, riyadhDay(new Date()), owner.id);
  return db.transaction(async (tx) => {
    const before = await lockProduct(tx, id);
    if (!mayEdit(actor, before)) throw new AppError({ code: 'rowGone' });
    if (before.version !== version) throw new AppError({ code: 'rowChanged' });
    requireValid(written);
    const priced = pricedProduct(book, written);
    await tx
      .update(product)
      .set({
        ...(await columnValues(tx, written)),
        ...priced,
        version: version + 1,
        updatedAt: sql`now()`,
        calculatedAt: sql`now()`,
      })
      .where(eq(product.id, id));
    const after = await readProduct(tx, id);
    const changes = diffProducts(before, after);
    if (changes !== undefined)
      await recordChange(tx, {
        actorId: actor.accountId,
        entity: 'product',
        entityId: id,
        ownerId: before.ownerId,
        action: 'update',
        named: namedProduct(after),
        ...changes,
      });
    return { ...after, outdated: false, byOldFees: false };
  });
}

/** Deletes products of the actor's seller: none, if one of them is missing or someone else's. */
export async function deleteProducts(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<{ removed: number[] }> {
  const requested = [...new Set(ids)];
  return db.transaction(async (tx) => {
    await tx
      .select({ id: product.id })
      .from(product)
      .where(inArray(product.id, requested))
      .orderBy(product.id)
      .for('update');
    const rows = await savedProducts(tx).where(inArray(product.id, requested)).orderBy(product.id);
    if (rows.length < requested.length || !rows.every((each) => mayDelete(actor, each)))
      throw new AppError({ code: 'rowGone' });
    await tx.delete(product).where(inArray(product.id, requested));
    for (const row of rows)
      await recordChange(tx, {
        actorId: actor.accountId,
        entity: 'product',
        entityId: row.id,
        ownerId: row.ownerId,
        action: 'remove',
        named: namedProduct(row),
        before: productAuditValues(row),
      });
    return { removed: rows.map(({ id }) => id) };
  });
}
