import type { imageSizes, ProductImage } from '@saer/contract/products/saved-product';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { FileContext } from '../../storage/files/file-context.ts';
import { readFile } from '../../storage/reading/read-file.ts';
import { type Actor, mayEdit } from '../policy.ts';
import { product, productImage } from '../tables.ts';

/** The columns of a picture without its bytes. */
export const pictureColumns = {
  id: productImage.id,
  productId: productImage.productId,
  bucketId: sql<'product-pictures'>`'product-pictures'`,
  fileId: productImage.fileId,
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

/** The WebP bytes of a picture of a product the actor may read. */
export async function findPictureFile(
  files: FileContext,
  actor: Actor,
  { id, size }: { readonly id: number; readonly size: (typeof imageSizes)[number] },
): Promise<Buffer> {
  const [found] = await files.db
    .select({
      ownerId: product.ownerId,
      fileId: productImage.fileId,
      // Whoever asks for the whole does not wait for the thumbnail.
      ...(size === 'thumbnail' ? { thumbnail: productImage.thumbnail } : {}),
    })
    .from(productImage)
    .innerJoin(product, eq(product.id, productImage.productId))
    .where(eq(productImage.id, id));
  if (found === undefined || !mayEdit(actor, found)) throw new AppError({ code: 'rowGone' });
  return found.thumbnail ?? readFile(files, { bucketId: 'product-pictures', fileId: found.fileId });
}
