import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockProduct } from '../editing/read-product.ts';
import { type Actor, mayDelete } from '../policy.ts';
import { productImage } from '../tables.ts';
import { auditPictures } from './audit-pictures.ts';

async function productWith(tx: Transaction, pictureId: number) {
  const [found] = await tx
    .select({ productId: productImage.productId })
    .from(productImage)
    .where(eq(productImage.id, pictureId));
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  return lockProduct(tx, found.productId);
}

/** Removes an image of a product of the actor's seller. */
export async function removePicture(db: Database, actor: Actor, id: number): Promise<{ removed: number[] }> {
  return db.transaction(async (tx) => {
    const locked = await productWith(tx, id);
    if (!mayDelete(actor, locked)) throw new AppError({ code: 'rowGone' });
    const before = await tx.$count(productImage, eq(productImage.productId, locked.id));
    const gone = await tx
      .delete(productImage)
      .where(eq(productImage.id, id))
      .returning({ id: productImage.id });
    // Somebody else removed it while this transaction waited for the lock.
    if (gone.length === 0) throw new AppError({ code: 'rowGone' });
    await auditPictures(tx, actor, locked, { before, after: before - 1 });
    return { removed: [id] };
  });
}
