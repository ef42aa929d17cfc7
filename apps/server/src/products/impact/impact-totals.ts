import type { FeeImpact } from '@saer/contract/fee-version';

type Named = 'barcode' | 'nameEn' | 'nameAr' | 'seller';

/** A product's figures before and after, with its owner. */
export interface AffectedProduct extends Readonly<Omit<FeeImpact['worst'][number], Named>> {
  readonly ownerId: number;
  readonly meetsTargetBefore: boolean;
}

const maxVisible = 20;

/** Halalas lost per sale; a product without a price loses all its profit. */
const lossOf = ({ profitBefore, profitAfter }: AffectedProduct): number =>
  Math.max(0, profitBefore - (profitAfter ?? Math.min(0, profitBefore)));

const isWorse = ({ profitBefore, profitAfter }: AffectedProduct): boolean =>
  profitAfter === null || profitAfter < profitBefore;

/** Sorts products without a price first, then by loss. */
const byLoss = (one: AffectedProduct, other: AffectedProduct): number =>
  Number(other.profitAfter === null) - Number(one.profitAfter === null) ||
  lossOf(other) - lossOf(one) ||
  one.productId - other.productId;

/** Accumulates an admin's decision figures product by product, retaining only the worst products. */
export function impactTotals() {
  const sellers = new Set<number>();
  const losingSellers = new Set<number>();
  const figures = {
    products: 0,
    losingMargin: 0,
    missingMarginAlready: 0,
    makingLoss: 0,
    makingLossAlready: 0,
    gaining: 0,
    lostProfit: 0,
  };
  let worst: AffectedProduct[] = [];

  const countMargin = (hit: AffectedProduct): void => {
    if (hit.meetsTargetAfter) return;
    if (!hit.meetsTargetBefore) {
      figures.missingMarginAlready += 1;
      return;
    }
    figures.losingMargin += 1;
    figures.lostProfit += lossOf(hit);
    losingSellers.add(hit.ownerId);
  };
  const countProfit = ({ profitBefore, profitAfter }: AffectedProduct): void => {
    if (profitAfter === null) return;
    if (profitAfter > profitBefore) figures.gaining += 1;
    if (profitAfter >= 0) return;
    if (profitBefore < 0) figures.makingLossAlready += 1;
    else figures.makingLoss += 1;
  };
  const rank = (hit: AffectedProduct): void => {
    const last = worst[maxVisible - 1];
    if (!isWorse(hit) || (last !== undefined && byLoss(last, hit) <= 0)) return;
    worst = [...worst, hit].toSorted(byLoss).slice(0, maxVisible);
  };
  return {
    add: (hit: AffectedProduct): void => {
      figures.products += 1;
      sellers.add(hit.ownerId);
      countMargin(hit);
      countProfit(hit);
      rank(hit);
    },
    total: () => ({ ...figures, sellers: sellers.size, losingSellers: losingSellers.size, worst }),
  };
}
