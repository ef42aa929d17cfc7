import type * as z from 'zod/mini';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { addedProduct, ListedProduct, WrittenProduct } from '@saer/contract/products/product';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { sql, and, eq, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { recordChange } from '../../audit/queries.ts';
import { contentHash } from '../../http/replies/content-hash.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockOwner, requireAddable, readProduct } from './owned-product.ts';
import type { Actor } from '../policy.ts';
import { findFreshness } from '../saved/outdated.ts';
import { pricedProduct, requireValid } from '../saved/price-product.ts';
import { columnValues } from '../saved/column-values.ts';
import { byTodaysFees } from '../saved/todays-figures.ts';
import { product } from '../tables.ts';
import { namedProduct } from './audit-values.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { store } from '../../lists/tables.ts';

type Added = z.output<typeof addedProduct>;

/** Matches a product within its store: by barcode, or by SKU if it has none. */
function sameProduct({ barcode, sku }: Added): SQL | undefined {
  if (barcode !== undefined) return eq(product.barcode, barcode);
  return sku === undefined ? undefined : eq(product.sku, sku);
}

/** Rejects a product that the seller already has in that store, unless both are to remain. */
async function rejectExisting(
  tx: Transaction,
  ownerId: number,
  added: Added,
  language: Language,
): Promise<void> {
  const same = sameProduct(added);
  if (same === undefined || added.whenThere === 'keepBoth') return;
  const [found] = await tx
    .select({
      id: product.id,
      version: product.version,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
      barcode: product.barcode,
    })
    .from(product)
    .innerJoin(store, eq(store.id, product.storeId))
    .where(and(eq(product.ownerId, ownerId), eq(store.code, added.store), same))
    .orderBy(product.id)
    .limit(1);
  if (found === undefined) return;
  const { id, version, nameEn, nameAr, barcode } = found;
  const name = (language === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? barcode;
  throw new AppError({ code: 'productExists', details: { id, version, name } });
}

/** Identifies a save, so that a repeated request is recognised. */
interface SaveKey {
  readonly saveKey: string;
  readonly saveContent: string;
}

/** Finds the product that an earlier request with this key added; rejects the key with other content. */
async function findSavedBefore(tx: Transaction, ownerId: number, saving: SaveKey | undefined) {
  if (saving === undefined) return undefined;
  const same = and(eq(product.ownerId, ownerId), eq(product.saveKey, saving.saveKey));
  const [before] = await tx.select({ content: product.saveContent }).from(product).where(same);
  if (before === undefined) return undefined;
  // The content of a product saved by an earlier version is unknown.
  if (before.content !== null && before.content !== saving.saveContent)
    throw new AppError({ code: 'saveKeyUsed', field: 'saveKey' });
  const [found] = await savedProducts(tx).where(same);
  return found;
}

type Sent = z.output<typeof addedProduct>;

/** Prices a product with a fee book and saves it for a seller; returns its id. */
export async function insertProduct(
  tx: Transaction,
  book: FeeBook,
  ownerId: number,
  written: WrittenProduct,
  saving?: SaveKey,
): Promise<number> {
  const priced = pricedProduct(book, written);
  const [row] = await tx
    .insert(product)
    .values({
      ...(await columnValues(tx, written)),
      ...priced,
      ownerId,
      ...saving,
      calculatedAt: sql`now()`,
    })
    .returning({ id: product.id });
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row.id;
}

/** Adds a product for the actor's seller, priced by today's fees; requests with the same save key add it once. */
export async function addProduct(
  db: Database,
  actor: Pick<Actor, 'accountId' | 'tenantId'>,
  sent: Sent,
  language: Language,
): Promise<ListedProduct> {
  const { saveKey, whenThere: _whenThere, ...written } = sent;
  const saving = saveKey === undefined ? undefined : { saveKey, saveContent: contentHash(written) };
  const book = await findFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    // Otherwise two concurrent saves of one product would both find none.
    await lockOwner(tx, actor.tenantId);
    const saved = await findSavedBefore(tx, actor.tenantId, saving);
    if (saved !== undefined)
      return byTodaysFees(book, { ...saved, ...(await findFreshness(tx, [saved.id]))(saved.id) });
    requireValid(written);
    await rejectExisting(tx, actor.tenantId, sent, language);
    await requireAddable(tx, actor.tenantId, 1);
    const added = await readProduct(tx, await insertProduct(tx, book, actor.tenantId, written, saving));
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'product',
      entityId: added.id,
      ownerId: added.ownerId,
      action: 'create',
      named: namedProduct(added),
    });
    return { ...added, outdated: false, byOldFees: false };
  });
}
