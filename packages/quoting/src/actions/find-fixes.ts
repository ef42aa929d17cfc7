import type { Handover } from '@saer/contract/fees/fee-table';
import { meetsTarget, searchMax } from '@saer/pricing/search/shortfall';
import { ownTarget, productTarget } from '@saer/pricing/fees/product-target';
import { costOf } from '@saer/pricing/fees/product-terms';
import { profitAt } from '@saer/pricing/search/profit';
import { withVat } from '@saer/pricing/money/rounding';
import { type SmallerPack, smallerPacks } from '@saer/pricing/answer/smaller-pack';
import { compareStores } from '../compare-stores.ts';
import type { QuotableBook, Unquoted } from '../fee-book.ts';
import type { FoundAction } from './find-action.ts';
import { safePriceAbove } from './safe-prices.ts';
import { isPermitted, type Standing, standingOf, withoutLoss } from './standing.ts';

/** A change of something other than the price that makes a product meet its target. */
export type Fix = {
  /** The price that it takes too, lower than the one that the product needs without the change; null: the selling price stays. */
  readonly price: number | null;
  /** Profit after it. */
  readonly profit: number;
  /** Profit more than before it. */
  readonly gain: number;
} & (
  | { readonly kind: 'cost'; /** With or without VAT, as entered. */ readonly cost: number }
  | {
      readonly kind: 'pack';
      /** The weight, or the position of a side. */
      readonly cut: 'weight' | 0 | 1 | 2;
      /** Grams or millimetres. */
      readonly from: number;
      readonly to: number;
      readonly sizeClass: string;
    }
  | { readonly kind: 'handover'; readonly handover: Handover }
  | { readonly kind: 'store'; readonly store: string }
);

/** Other stores, and ways of fulfilment, offered at most. */
const maxStores = 2;

/**
 * The smallest changes that make a product meet its target: the highest cost to pay, the smallest cut of the weight and of a side, the
 * other way of handing over, and other stores, the most profitable first. At its selling price where that is enough, else at a price
 * clearly lower than the one it needs now. Only changes that do, and earn more. Empty for a product that meets its target. For single products:
 * it takes many times as long as `findAction`. `offered`: the stores that sellers can choose.
 */
export function findFixes(
  book: QuotableBook,
  offered: QuotableBook,
  { standing, action }: Pick<FoundAction, 'standing' | 'action'>,
): Fix[] {
  if (action?.kind !== 'loss' && action?.kind !== 'short') return [];
  const needed = action.prices.find(({ price }) => price > standing.selling.price)?.price ?? Infinity;
  return [
    ...costFix(standing),
    ...packFixes(book, standing, needed),
    ...handoverFix(book, standing, needed),
    ...storeFixes(offered, standing, needed),
  ];
}

/** By a hundredth at least: nobody changes a pack for less. */
const isClearlyLower = (price: number, needed: number): boolean => price * 100 <= needed * 99;

type Outcome = Pick<Fix, 'price' | 'profit' | 'gain'>;

/** The profit that another way to sell the product leaves at the selling price, or at a price below the needed one; undefined if it is not enough. */
function toOutcome(
  { selling, profit }: Standing,
  other: Standing | Unquoted,
  needed: number,
): Outcome | undefined {
  if (!other.ok) return undefined;
  const isEnough = meetsTarget(other.terms, other.target, selling.price);
  const price = isEnough ? selling.price : safePriceAbove(other);
  if (price === undefined || (!isEnough && !isClearlyLower(price, needed))) return undefined;
  const after = profitAt(other.terms, price);
  return after > profit ? { price: isEnough ? null : price, profit: after, gain: after - profit } : undefined;
}

function costFix({ feeTable, product, terms, selling, profit }: Standing): Fix[] {
  const termsAt = (typed: number) => ({ ...terms, ...costOf(product, typed) });
  // The floor of the range factors moves with the cost. Without an own target, costs below the lowest band have none.
  const lowest = ownTarget(product) === null ? Math.min(...feeTable.rangeFactors.map(({ min }) => min)) : 1;
  const lowestTyped = product.costIncludesVat ? withVat(lowest, product.costVat) : lowest;
  const cost = searchMax(Math.max(1, lowestTyped), product.cost - 1, (typed) => {
    const at = termsAt(typed);
    const target = productTarget(feeTable, product, at.cost)?.target;
    return target !== undefined && meetsTarget(at, withoutLoss(target), selling.price);
  });
  if (cost === null || cost >= product.cost) return [];
  const after = profitAt(termsAt(cost), selling.price);
  return [{ kind: 'cost', cost, price: null, profit: after, gain: after - profit }];
}

function packFixes(book: QuotableBook, standing: Standing, needed: number): Fix[] {
  const { feeTable, product, terms, target, selling, profit } = standing;
  if (product.override?.fulfilment !== undefined) return [];
  const enough = smallerPacks(feeTable, product, (fulfilment) =>
    meetsTarget({ ...terms, fulfilment }, target, selling.price),
  );
  const cheaper = smallerPacks(
    feeTable,
    product,
    (fulfilment) => profitAt({ ...terms, fulfilment }, selling.price) > profit,
  );
  // A cut of the weight, and of the sides only the one of which the smallest share is cut.
  return [isOfWeight, isOfSide].flatMap((isCut): Fix[] => {
    const pack = enough.find(isCut) ?? cheaper.find(isCut);
    if (pack === undefined) return [];
    const { cut, from, to, parcel } = pack;
    const smaller = { ...selling.product, ...pack.change };
    const outcome = toOutcome(standing, standingOf(book, { ...selling, product: smaller }), needed);
    return outcome === undefined
      ? []
      : [{ kind: 'pack', cut, from, to, sizeClass: parcel.sizeClass, ...outcome }];
  });
}

const isOfWeight = ({ cut }: SmallerPack): boolean => cut === 'weight';
const isOfSide = ({ cut }: SmallerPack): boolean => cut !== 'weight';

function handoverFix(book: QuotableBook, standing: Standing, needed: number): Fix[] {
  const { feeTable, selling } = standing;
  const handover = selling.product.handover === 'PICKUP' ? 'DROP_OFF' : 'PICKUP';
  const hasOther = book.stores
    .find(({ code }) => code === feeTable.store.code)
    ?.feeTable?.sizeClasses.some((each) => each.handover === handover);
  if (hasOther !== true) return [];
  const product = { ...selling.product, handover } as const;
  const outcome = toOutcome(standing, standingOf(book, { ...selling, product }), needed);
  return outcome === undefined ? [] : [{ kind: 'handover', handover, ...outcome }];
}

function storeFixes(offered: QuotableBook, { feeTable, selling, profit }: Standing, needed: number): Fix[] {
  const { rows } = compareStores(offered, { ...selling.product, price: selling.price });
  return rows
    .flatMap(({ store, outcome }): Fix[] => {
      if (store === feeTable.store.code || !outcome.ok) return [];
      const { final, finalMeetsTarget, recommended } = outcome;
      const isEnough = finalMeetsTarget && final.statement.profit >= 0;
      const { statement, deadZone } = isEnough ? final : recommended;
      const gain = statement.profit - profit;
      const isGood =
        isEnough ||
        (isClearlyLower(statement.price, needed) &&
          deadZone === null &&
          isPermitted(selling, statement.price));
      return isGood && gain > 0 && statement.profit >= 0
        ? [{ kind: 'store', store, price: isEnough ? null : statement.price, profit: statement.profit, gain }]
        : [];
    })
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, maxStores);
}
