import { maxImages, type ProductImage, type imageSizes } from '@saer/contract/products/saved-product';
import { eq, asc, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockProduct } from './owned-product.ts';
import { type Actor, mayDelete, mayEdit } from '../policy.ts';
import { productImage, product } from '../tables.ts';
import { reencodePicture } from '../../images/reencode-picture.ts';
import type { UploadedFile } from '../../http/mounting/uploaded-file.ts';
import { type FileContext, addFile, saveBytes } from '../../storage/files/save-file.ts';
import { webpName } from '../../storage/files/plain-file-name.ts';
import type { Product } from '@saer/contract/products/product';
import { recordChange } from '../../audit/queries.ts';
import { namedProduct } from './audit-values.ts';
import { readFile } from '../../storage/reading/read-parts.ts';

/** The columns of a picture without its bytes. */
const pictureColumns = {
  id: productImage.id,
  productId: productImage.productId,
  bucketId: sql<'product-pictures'>`'product-pictures'`,
  fileId: productImage.fileId,
  width: productImage.width,
  height: productImage.height,
  createdAt: productImage.createdAt,
};

/** The owner of a product; throws if it does not exist. */
async function findOwner(db: Database | Transaction, productId: number): Promise<{ ownerId: number }> {
  const [found] = await db
    .select({ ownerId: product.ownerId })
    .from(product)
    .where(eq(product.id, productId));
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  return found;
}

/** The pictures of a product the actor may read; the first one is its thumbnail. */
export async function findPictures(db: Database, actor: Actor, productId: number): Promise<ProductImage[]> {
  if (!mayEdit(actor, await findOwner(db, productId))) throw new AppError({ code: 'rowGone' });
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

/** Records the number of a product's pictures before and after a change. */
const auditPictures = (
  tx: Transaction,
  { accountId }: Pick<Actor, 'accountId'>,
  changed: Product,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> =>
  recordChange(tx, {
    actorId: accountId,
    entity: 'product',
    entityId: changed.id,
    ownerId: changed.ownerId,
    action: 'update',
    named: namedProduct(changed),
    before: { images: before },
    after: { images: after },
  });

/** The number of images of a product of the actor's seller, if there is room for another. */
async function requireImageSlot(
  db: Database | Transaction,
  actor: Actor,
  productId: number,
): Promise<number> {
  if (!mayDelete(actor, await findOwner(db, productId))) throw new AppError({ code: 'rowGone' });
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
