import { type FeeImpact, maxImpactSellers, maxSellerProducts } from '@saer/contract/publishing/fee-impact';
import type { Database } from '../../database/database.ts';
import { affectedProducts, findComparison } from './affected-products.ts';
import { impactTotals, isChanged, worstProducts } from './impact-totals.ts';
import { nameProducts } from './name-products.ts';
import { isReachable, sellersById, notifiedSellers } from './notified-sellers.ts';

const maxWorst = 20;

/**
 * The effect of a fee table on the saved products of its store, each at its current price, compared with the table that it follows.
 * `signal`: the caller has gone, and the work ends.
 */
export async function findImpact(db: Database, feeTableId: number, signal: AbortSignal): Promise<FeeImpact> {
  const comparison = await findComparison(db, feeTableId);
  const sum = impactTotals(maxWorst);
  for await (const hits of affectedProducts(db, { comparison, signal })) for (const hit of hits) sum.add(hit);
  const { worst, affected, ...figures } = sum.total();
  const told = await notifiedSellers(db, comparison.table);
  const sellers = await sellersById(
    db,
    affected.map(({ id }) => id),
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
    notifiedSellers: affected.filter(({ id }) => told.has(id)).length,
    pendingSellers: affected.filter(({ id }) => !told.has(id) && isReachable(sellers.get(id))).length,
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
