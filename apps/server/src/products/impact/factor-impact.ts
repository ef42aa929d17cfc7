import type { FactorImpact } from '@saer/contract/publishing/factor-impact';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { Database } from '../../database/database.ts';
import { findReviewed, type RequestedFactors } from '../../fees/factors/factor-doubts.ts';
import { factorsBefore, factorsIn } from '../../fees/factors/factor-versions.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { today } from '../../fees/versions/dates.ts';
import { inSnapshot } from '../../listing/walk-list.ts';
import { type ComparedBooks, compareProducts } from './compare-products.ts';
import type { AffectedProduct } from './impact-totals.ts';
import { nameProducts } from './find-impact.ts';

type RangeFactors = FeeTable['rangeFactors'];

const withFactors = (book: PublicFeeBook, rangeFactors: RangeFactors): PublicFeeBook => ({
  ...book,
  stores: book.stores.map((store) => ({
    ...store,
    feeTable: store.feeTable && { ...store.feeTable, rangeFactors },
  })),
});

/** The fee book of the day on which range factors begin, with those that they take the place of and with them. */
export async function factorBooks(
  db: Database,
  version: {
    readonly id?: number | undefined;
    readonly effectiveFrom: string;
    readonly factors: RangeFactors;
  },
): Promise<ComparedBooks> {
  const now = today();
  const { effectiveFrom } = version;
  const book = await findWholeFeeBook(db, effectiveFrom > now ? effectiveFrom : now, null);
  return {
    inForce: withFactors(book, await factorsBefore(db, version)),
    planned: withFactors(book, factorsIn(version)),
  };
}

const maxShown = 20;

const rise = ({ neededPriceBefore, neededPrice }: AffectedProduct): number =>
  (neededPrice ?? 0) - (neededPriceBefore ?? 0);

const losesPrice = ({ neededPriceBefore, neededPrice }: AffectedProduct): boolean =>
  neededPriceBefore !== null && neededPrice === null;

/** Sorts products that lose their recommended price first, then by how much it changes. */
const byChange = (one: AffectedProduct, other: AffectedProduct): number =>
  Number(losesPrice(other)) - Number(losesPrice(one)) ||
  Math.abs(rise(other)) - Math.abs(rise(one)) ||
  one.productId - other.productId;

/** Figures of one seller's products, or of all. */
export interface FactorFigures {
  readonly changed: number;
  readonly dearer: number;
  readonly cheaper: number;
  readonly losingPrice: number;
  readonly losingTarget: number;
  readonly reachingTarget: number;
}

const nothing: FactorFigures = {
  changed: 0,
  dearer: 0,
  cheaper: 0,
  losingPrice: 0,
  losingTarget: 0,
  reachingTarget: 0,
};

function withProduct(sum: FactorFigures, hit: AffectedProduct): FactorFigures {
  const { neededPriceBefore: before, neededPrice: after, meetsTargetBefore, meetsTargetAfter } = hit;
  const isPriced = before !== null && after !== null;
  return {
    changed: sum.changed + Number(before !== after),
    dearer: sum.dearer + Number(isPriced && after > before),
    cheaper: sum.cheaper + Number(isPriced && after < before),
    losingPrice: sum.losingPrice + Number(losesPrice(hit)),
    losingTarget: sum.losingTarget + Number(meetsTargetBefore && !meetsTargetAfter),
    reachingTarget: sum.reachingTarget + Number(!meetsTargetBefore && meetsTargetAfter),
  };
}

/** Accumulates the effect of range factors product by product, retaining each seller's sums and the products that change most. */
export function factorTotals() {
  const bySeller = new Map<number, FactorFigures>();
  let all = nothing;
  let products = 0;
  let most: AffectedProduct[] = [];
  const prune = (): void => {
    most = most.toSorted(byChange).slice(0, maxShown);
  };
  return {
    add: (hit: AffectedProduct): void => {
      products += 1;
      all = withProduct(all, hit);
      bySeller.set(hit.ownerId, withProduct(bySeller.get(hit.ownerId) ?? nothing, hit));
      if (hit.neededPrice === hit.neededPriceBefore) return;
      most.push(hit);
      if (most.length >= 2 * maxShown) prune();
    },
    total: () => {
      prune();
      const concerned = [...bySeller].filter(([, figures]) => figures.changed > 0);
      return { ...all, products, sellers: bySeller.size, most, concerned };
    },
  };
}

/** Finds the effect of range factors on the recommended prices of saved products. `signal`: the caller has gone, and the work ends. */
export async function findImpactOfFactors(
  db: Database,
  requested: RequestedFactors,
  signal: AbortSignal,
): Promise<FactorImpact> {
  const books = await factorBooks(db, await inSnapshot(db, (tx) => findReviewed(tx, requested)));
  const sum = factorTotals();
  for await (const hits of compareProducts(db, { books, signal })) for (const hit of hits) sum.add(hit);
  const { most, concerned, ...figures } = sum.total();
  return { ...figures, changedSellers: concerned.length, most: await nameProducts(db, most) };
}
