import type { FeeImpact } from '@saer/contract/publishing/fee-impact';
import { eq, inArray } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database } from '../../database/database.ts';
import { product } from '../tables.ts';
import type { AffectedProduct } from './impact-totals.ts';

/** Ids per query. */
const batchSize = 1_000;

const namesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: product.id,
      barcode: product.barcode,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
      seller: account.fullName,
    })
    .from(product)
    .innerJoin(account, eq(account.id, product.ownerId))
    .where(inArray(product.id, [...ids]));

/** Adds the names of products, which are read only for those shown. A product deleted meanwhile is omitted. */
export async function nameProducts(
  db: Database,
  hits: readonly AffectedProduct[],
): Promise<FeeImpact['worst']> {
  const names = new Map<number, Omit<Awaited<ReturnType<typeof namesOf>>[number], 'id'>>();
  for (let at = 0; at < hits.length; at += batchSize) {
    const ids = hits.slice(at, at + batchSize).map(({ productId }) => productId);
    for (const { id, ...each } of await namesOf(db, ids)) names.set(id, each);
  }
  return hits.flatMap(({ ownerId: _owner, meetsTargetBefore: _meets, isPricedBefore: _priced, ...hit }) => {
    const name = names.get(hit.productId);
    return name === undefined ? [] : [{ ...hit, ...name }];
  });
}
