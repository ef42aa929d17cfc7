import type { AffectedProduct } from './impact-totals.ts';

/** Halalas that one sale earns more or, negative, less; a product without a price loses all its profit. */
export const changeOf = ({ profitBefore, profitAfter }: AffectedProduct): number =>
  profitAfter === null ? Math.min(0, -profitBefore) : profitAfter - profitBefore;

export const isWorse = ({ profitBefore, profitAfter }: AffectedProduct): boolean =>
  profitAfter === null || profitAfter < profitBefore;

export const isChanged = ({ profitBefore, profitAfter }: AffectedProduct): boolean =>
  profitAfter !== profitBefore;

export const losesMargin = ({ meetsTargetBefore, meetsTargetAfter }: AffectedProduct): boolean =>
  meetsTargetBefore && !meetsTargetAfter;

export const startsLoss = ({ profitBefore, profitAfter }: AffectedProduct): boolean =>
  profitAfter !== null && profitAfter < 0 && profitBefore >= 0;

/** Sorts products without a price first, then by loss. */
const byLoss = (one: AffectedProduct, other: AffectedProduct): number =>
  Number(other.profitAfter === null) - Number(one.profitAfter === null) ||
  changeOf(one) - changeOf(other) ||
  one.productId - other.productId;

const bounded = (sum: number): number =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, sum));

/** Adds a product's change in a month to a sum; null: no sales are known so far. */
export const addMonth = (sum: number | null, hit: AffectedProduct): number | null =>
  hit.monthlySales === null || !isChanged(hit) ? sum : bounded((sum ?? 0) + changeOf(hit) * hit.monthlySales);

/** Keeps the products that lose most, of any number. */
export function worstProducts(maximum: number) {
  let kept: AffectedProduct[] = [];
  const prune = (): void => {
    kept = kept.toSorted(byLoss).slice(0, maximum);
  };
  return {
    add: (hit: AffectedProduct): void => {
      kept.push(hit);
      if (kept.length >= 2 * maximum) prune();
    },
    worst: (): readonly AffectedProduct[] => {
      prune();
      return kept;
    },
  };
}
