import { type FeeImpact, maxImpactSellers, maxSellerProducts } from '@saer/contract/publishing/fee-impact';
import type { Database } from '../../database/database.ts';
import { affectedProducts, findComparison } from './affected-products.ts';
import { impactTotals, isChanged, worstProducts, type AffectedProduct } from './impact-totals.ts';
import { isReachable, sellersById, notifiedSellers } from './notify-sellers.ts';
import { eq, inArray } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import { product } from '../tables.ts';

/** Ids per query. */
const batchSize = 1_000;

const findNames = (db: Database, ids: readonly number[]) =>
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

type Names = Omit<Awaited<ReturnType<typeof findNames>>[number], 'id'>;

/** Adds the names of products, which are read only for those shown. A product deleted meanwhile is omitted. */
export async function nameProducts(
  db: Database,
  hits: readonly AffectedProduct[],
): Promise<(AffectedProduct & Names)[]> {
  const names = new Map<number, Names>();
  for (let at = 0; at < hits.length; at += batchSize) {
    const ids = hits.slice(at, at + batchSize).map(({ productId }) => productId);
    for (const { id, ...each } of await findNames(db, ids)) names.set(id, each);
  }
  return hits.flatMap((hit) => {
    const name = names.get(hit.productId);
    return name === undefined ? [] : [{ ...hit, ...name }];
  });
}

const maxWorst = 20;

/**
 * The effect of a fee table on the saved products of its store, each at its current price, compared with the table that it follows.
 * `signal`: the caller has gone, and the work ends.
 */
export async function findImpact(db: Database, feeTableId: number, signal: AbortSignal): Promise<FeeImpact> {
  const comparison = await findComparison(db, feeTableId);
  const sum = impactTotals(maxWorst);
  for await (const hits of affectedProducts(db, { comparison, signal })) for (const hit of hits) sum.add(hit);
  const { worst, affected, concerned, ...figures } = sum.total();
  const told = await notifiedSellers(db, { entity: 'feeTable', ...comparison.table });
  const sellers = await sellersById(
    db,
    concerned.map(({ id }) => id),
  );
  const { comparedWith } = comparison;
  return {
    ...figures,
    comparedWith: comparedWith === undefined ? null : { id: comparedWith.id, name: comparedWith.name },
    worst: await nameProducts(db, worst),
    affectedSellers: affected.length,
    bySeller: affected.slice(0, maxImpactSellers).flatMap((each) => {
      const name = sellers.get(each.id)?.fullName;
      return name === undefined ? [] : [{ ...each, name, notifiedAt: told.get(each.id) ?? null }];
    }),
    changedSellers: concerned.length,
    notifiedSellers: concerned.filter(({ id }) => told.has(id)).length,
    pendingSellers: concerned.filter(({ id }) => !told.has(id) && isReachable(sellers.get(id))).length,
  };
}

/** The effect of a fee table on one seller's products. */
export async function findSellerImpact(
  db: Database,
  requested: { readonly id: number; readonly seller: number },
  signal: AbortSignal,
) {
  const comparison = await findComparison(db, requested.id);
  const kept = worstProducts(maxSellerProducts);
  let changed = 0;
  for await (const hits of affectedProducts(db, { comparison, seller: requested.seller, signal }))
    for (const hit of hits.filter(isChanged)) {
      changed += 1;
      kept.add(hit);
    }
  return { changed, products: await nameProducts(db, kept.worst()) };
}
