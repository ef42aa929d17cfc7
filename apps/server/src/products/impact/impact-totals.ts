import type { FeeImpact, SellerImpact } from '@saer/contract/publishing/fee-impact';

/** Halalas that one sale earns more or, negative, less; a product without a price loses all its profit. */
const toChange = ({ profitBefore, profitAfter }: AffectedProduct): number =>
  profitAfter === null ? Math.min(0, -profitBefore) : profitAfter - profitBefore;

const isWorse = ({ profitBefore, profitAfter }: AffectedProduct): boolean =>
  profitAfter === null || profitAfter < profitBefore;

export const isChanged = ({ profitBefore, profitAfter }: AffectedProduct): boolean =>
  profitAfter !== profitBefore;

const losesMargin = ({ meetsTargetBefore, meetsTargetAfter }: AffectedProduct): boolean =>
  meetsTargetBefore && !meetsTargetAfter;

const startsLoss = ({ profitBefore, profitAfter }: AffectedProduct): boolean =>
  profitAfter !== null && profitAfter < 0 && profitBefore >= 0;

/** Sorts products without a price first, then by loss. */
const byLoss = (one: AffectedProduct, other: AffectedProduct): number =>
  Number(other.profitAfter === null) - Number(one.profitAfter === null) ||
  toChange(one) - toChange(other) ||
  one.productId - other.productId;

const bounded = (sum: number): number =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, sum));

/** Adds a product's change in a month to a sum; null: no sales are known so far. */
const addMonth = (sum: number | null, hit: AffectedProduct): number | null =>
  hit.monthlySales === null || !isChanged(hit) ? sum : bounded((sum ?? 0) + toChange(hit) * hit.monthlySales);

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

type Named = 'barcode' | 'nameEn' | 'nameAr' | 'seller';

/** A product's figures before and after, with its owner. */
export interface AffectedProduct extends Readonly<Omit<FeeImpact['worst'][number], Named>> {
  readonly ownerId: number;
  readonly meetsTargetBefore: boolean;
  /** The price that would have met the target before; null if there was none. */
  readonly neededPriceBefore: number | null;
  /** Tells whether the fees before can price it. */
  readonly isPricedBefore: boolean;
}

type SellerFigures = Omit<SellerImpact, 'name' | 'notifiedAt'>;

const noProducts = {
  products: 0,
  earningLess: 0,
  earningMore: 0,
  losingMargin: 0,
  makingLoss: 0,
  change: 0,
  monthlyChange: null,
};

const withProduct = (sum: SellerFigures, hit: AffectedProduct): SellerFigures => ({
  id: sum.id,
  products: sum.products + 1,
  earningLess: sum.earningLess + Number(isWorse(hit)),
  earningMore: sum.earningMore + Number(isChanged(hit) && !isWorse(hit)),
  losingMargin: sum.losingMargin + Number(losesMargin(hit)),
  makingLoss: sum.makingLoss + Number(startsLoss(hit)),
  change: sum.change + toChange(hit),
  monthlyChange: addMonth(sum.monthlyChange, hit),
});

/** Sorts the sellers who lose most in a month first, then those who lose most by sale. */
const byLossOfSeller = (one: SellerFigures, other: SellerFigures): number =>
  (one.monthlyChange ?? 0) - (other.monthlyChange ?? 0) || one.change - other.change || one.id - other.id;

/** Accumulates an admin's decision figures product by product, retaining only each seller's sums and the worst products. */
export function impactTotals(maxWorst: number) {
  const sellers = new Map<number, SellerFigures>();
  const losing = worstProducts(maxWorst);
  const figures = {
    products: 0,
    losingPrice: 0,
    losingMargin: 0,
    missingMarginAlready: 0,
    makingLoss: 0,
    makingLossAlready: 0,
    gaining: 0,
    earningLess: 0,
    changed: 0,
    changedWithSales: 0,
    lostProfit: 0,
  };
  let monthlyChange: number | null = null;

  const countMargin = (hit: AffectedProduct): void => {
    if (hit.meetsTargetAfter) return;
    if (!hit.meetsTargetBefore) {
      figures.missingMarginAlready += 1;
      return;
    }
    figures.losingMargin += 1;
    figures.lostProfit += Math.max(0, -toChange(hit));
  };
  const countProfit = (hit: AffectedProduct): void => {
    const { profitBefore, profitAfter, isPricedBefore } = hit;
    figures.losingPrice += Number(isPricedBefore && profitAfter === null);
    figures.earningLess += Number(isWorse(hit));
    figures.makingLoss += Number(startsLoss(hit));
    if (profitAfter === null) return;
    figures.gaining += Number(profitAfter > profitBefore);
    figures.makingLossAlready += Number(profitAfter < 0 && profitBefore < 0);
  };
  const countMonth = (hit: AffectedProduct): void => {
    if (!isChanged(hit)) return;
    figures.changed += 1;
    figures.changedWithSales += Number(hit.monthlySales !== null);
    monthlyChange = addMonth(monthlyChange, hit);
  };
  return {
    add: (hit: AffectedProduct): void => {
      figures.products += 1;
      const seller = sellers.get(hit.ownerId) ?? { id: hit.ownerId, ...noProducts };
      sellers.set(hit.ownerId, withProduct(seller, hit));
      countMargin(hit);
      countProfit(hit);
      countMonth(hit);
      if (isWorse(hit)) losing.add(hit);
    },
    total: () => {
      const all = [...sellers.values()];
      return {
        ...figures,
        monthlyChange,
        sellers: all.length,
        losingSellers: all.filter(({ losingMargin }) => losingMargin > 0).length,
        affected: all.filter(({ earningLess }) => earningLess > 0).toSorted(byLossOfSeller),
        /** Those who are told: also sellers who only earn more, such as after a roll back. */
        concerned: all
          .filter(({ earningLess, earningMore }) => earningLess + earningMore > 0)
          .toSorted(byLossOfSeller),
        worst: losing.worst(),
      };
    },
  };
}
