import { maxImages, type ProductImage } from '@saer/contract/products/saved-product';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockProduct } from '../editing/read-product.ts';
import { type Actor, mayDelete } from '../policy.ts';
import { productImage } from '../tables.ts';
import { reencodePicture } from '../../images/reencode-picture.ts';
import type { UploadedFile } from '../../http/mounting/uploaded-file.ts';
import type { FileContext } from '../../storage/files/file-context.ts';
import { addFile, saveBytes } from '../../storage/files/save-file.ts';
import { webpName } from '../../storage/files/plain-file-name.ts';
import { ownerOf, pictureColumns } from './find-pictures.ts';
import { auditPictures } from './audit-pictures.ts';

/** The number of images of a product of the actor's seller, if there is room for another. */
async function requireImageSlot(
  db: Database | Transaction,
  actor: Actor,
  productId: number,
): Promise<number> {
  if (!mayDelete(actor, await ownerOf(db, productId))) throw new AppError({ code: 'rowGone' });
  const count = await db.$count(productImage, eq(productImage.productId, productId));
  if (count >= maxImages)
    throw new AppError({ code: 'tooManyPictures', field: 'file', details: { maximum: maxImages } });
  return count;
}

/** Adds an image to a product of the actor's seller. */
export async function addPicture(
  files: FileContext,
  actor: Actor,
  productId: number,
  { name, bytes }: UploadedFile,
): Promise<ProductImage> {
  const { db } = files;
  // Check before the expensive drawing, and again under the lock.
  await requireImageSlot(db, actor, productId);
  const { picture, ...drawn } = await reencodePicture(bytes);
  return saveBytes(files, picture, (written) =>
    db.transaction(async (tx) => {
      const locked = await lockProduct(tx, productId);
      const count = await requireImageSlot(tx, actor, productId);
      const { fileId } = await addFile(
        tx,
        files,
        {
          bucketId: 'product-pictures',
          ownerId: locked.ownerId,
          name: webpName(name),
          mediaType: 'image/webp',
        },
        written,
      );
      const [added] = await tx
        .insert(productImage)
        .values({ productId, fileId, ...drawn })
        .returning(pictureColumns);
      if (added === undefined) throw new AppError({ code: 'rowGone' });
      await auditPictures(tx, actor, locked, { before: count, after: count + 1 });
      return added;
    }),
  );
}
