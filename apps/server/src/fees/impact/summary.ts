import type { FeeImpact } from '@saer/contract/fee-version';

/** A product before and after, and whose it is. */
export interface HitProduct extends Readonly<FeeImpact['worst'][number]> {
  readonly ownerId: number;
  readonly meetsTargetBefore: boolean;
}

const mostShown = 20;

/** Halalas less on one sale; a product without any price loses all it brought. */
const lossOf = ({ profitBefore, profitAfter }: HitProduct): number =>
  Math.max(0, profitBefore - (profitAfter ?? Math.min(0, profitBefore)));

const isWorse = ({ profitBefore, profitAfter }: HitProduct): boolean =>
  profitAfter === null || profitAfter < profitBefore;

/** Those without any price first, then those that lose most. */
const byLoss = (one: HitProduct, other: HitProduct): number =>
  Number(other.profitAfter === null) - Number(one.profitAfter === null) ||
  lossOf(other) - lossOf(one) ||
  one.productId - other.productId;

const sellersOf = (hits: readonly HitProduct[]): number => new Set(hits.map(({ ownerId }) => ownerId)).size;

const shown = ({ ownerId: _ownerId, meetsTargetBefore: _meets, ...hit }: HitProduct) => hit;

/** The figures an admin decides by. */
export function summary(hits: readonly HitProduct[]): FeeImpact {
  const missing = hits.filter(({ meetsTargetAfter }) => !meetsTargetAfter);
  const losing = missing.filter(({ meetsTargetBefore }) => meetsTargetBefore);
  const atLoss = hits.filter(({ profitAfter }) => profitAfter !== null && profitAfter < 0);
  const atLossAlready = atLoss.filter(({ profitBefore }) => profitBefore < 0);
  return {
    products: hits.length,
    sellers: sellersOf(hits),
    losingMargin: losing.length,
    losingSellers: sellersOf(losing),
    missingMarginAlready: missing.length - losing.length,
    makingLoss: atLoss.length - atLossAlready.length,
    makingLossAlready: atLossAlready.length,
    gaining: hits.filter(
      ({ profitBefore, profitAfter }) => profitAfter !== null && profitAfter > profitBefore,
    ).length,
    lostProfit: losing.reduce((sum, each) => sum + lossOf(each), 0),
    worst: hits.filter(isWorse).toSorted(byLoss).slice(0, mostShown).map(shown),
  };
}
