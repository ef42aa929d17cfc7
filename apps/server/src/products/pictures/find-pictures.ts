import type { imageSizes, ProductImage } from '@saer/contract/saved-product';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { type Actor, mayEdit } from '../policy.ts';
import { product, productImage } from '../tables.ts';

/** The columns of a picture without its bytes. */
export const pictureColumns = {
  id: productImage.id,
  productId: productImage.productId,
  width: productImage.width,
  height: productImage.height,
  createdAt: productImage.createdAt,
};

/** The owner of a product; throws if it does not exist. */
export async function ownerOf(db: Database | Transaction, productId: number): Promise<{ ownerId: number }> {
  const [found] = await db
    .select({ ownerId: product.ownerId })
    .from(product)
    .where(eq(product.id, productId));
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  return found;
}

/** The pictures of a product the actor may read; the first one is its thumbnail. */
export async function findPictures(db: Database, actor: Actor, productId: number): Promise<ProductImage[]> {
  if (!mayEdit(actor, await ownerOf(db, productId))) throw new AppError({ code: 'rowGone' });
  return db
    .select(pictureColumns)
    .from(productImage)
    .where(eq(productImage.productId, productId))
    .orderBy(asc(productImage.id));
}

const columnOf = { thumbnail: productImage.thumbnail, whole: productImage.picture };

/** The WebP bytes of a picture of a product the actor may read. */
export async function findPictureFile(
  db: Database,
  actor: Actor,
  { id, size }: { readonly id: number; readonly size: (typeof imageSizes)[number] },
): Promise<Buffer> {
  const [found] = await db
    .select({ ownerId: product.ownerId, bytes: columnOf[size] })
    .from(productImage)
    .innerJoin(product, eq(product.id, productImage.productId))
    .where(eq(productImage.id, id));
  if (found === undefined || !mayEdit(actor, found)) throw new AppError({ code: 'rowGone' });
  return found.bytes;
}
