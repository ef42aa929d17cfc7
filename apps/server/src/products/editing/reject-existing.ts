import type { addedProduct } from '@saer/contract/product';
import type { Language } from '@saer/i18n/locale';
import { and, eq, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { store } from '../../lists/tables.ts';
import { product } from '../tables.ts';

type Added = z.output<typeof addedProduct>;

/** Matches a product within its store: by barcode, or by SKU if it has none. */
function sameProduct({ barcode, sku }: Added): SQL | undefined {
  if (barcode !== undefined) return eq(product.barcode, barcode);
  return sku === undefined ? undefined : eq(product.sku, sku);
}

/** Rejects a product that the seller already has in that store, unless both are to remain. */
export async function rejectExisting(
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
