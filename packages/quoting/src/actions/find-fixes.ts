import type { Handover } from '@saer/contract/fee-table';
import { meetsTarget } from '@saer/pricing/meets-target';
import { productTarget } from '@saer/pricing/product-target';
import { costOf } from '@saer/pricing/product-terms';
import { profitAt } from '@saer/pricing/profit';
import { withVat } from '@saer/pricing/rounding';
import { searchMax } from '@saer/pricing/search-max';
import { smallerPacks } from '@saer/pricing/smaller-pack';
import { compareStores } from '../compare-stores.ts';
import type { QuotableBook } from '../fee-book.ts';
import { type Standing, standingOf, withoutLoss } from './standing.ts';

/** A change of something other than the price that makes a product meet its target at its selling price. */
export type Fix = {
  /** Profit at the selling price after it. */
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
 * The smallest changes that make a product meet its target at its selling price, each alone: the highest cost to pay, the smallest cut
 * of the weight and of a side, the other way of handing over, and other stores, the most profitable first. Only those that do. For
 * single products: it takes many times as long as `findAction`. `offered`: the stores that sellers can choose. Empty for a product that
 * meets its target.
 */
export function findFixes(book: QuotableBook, offered: QuotableBook, standing: Standing): Fix[] {
  if (meetsTarget(standing.terms, standing.target, standing.selling.price)) return [];
  return [
    ...costFix(standing),
    ...packFixes(standing),
    ...handoverFix(book, standing),
    ...storeFixes(offered, standing),
  ];
}

function costFix({ feeTable, product, terms, selling, profit }: Standing): Fix[] {
  const termsAt = (typed: number) => ({ ...terms, ...costOf(product, typed) });
  // The floor of the range factors moves with the cost. Costs below the lowest band have no factor.
  const lowest = Math.min(...feeTable.rangeFactors.map(({ min }) => min));
  const lowestTyped = product.costIncludesVat ? withVat(lowest, product.costVat) : lowest;
  const cost = searchMax(Math.max(1, lowestTyped), product.cost - 1, (typed) => {
    const at = termsAt(typed);
    const target = productTarget(feeTable, product, at.cost)?.target;
    return target !== undefined && meetsTarget(at, withoutLoss(target), selling.price);
  });
  if (cost === null || cost >= product.cost) return [];
  const after = profitAt(termsAt(cost), selling.price);
  return [{ kind: 'cost', cost, profit: after, gain: after - profit }];
}

function packFixes({ feeTable, product, terms, target, selling, profit }: Standing): Fix[] {
  if (product.override?.fulfilment !== undefined) return [];
  const packs = smallerPacks(feeTable, product, (fulfilment) =>
    meetsTarget({ ...terms, fulfilment }, target, selling.price),
  );
  // Of the sides only the one of which the smallest share is cut.
  const weight = packs.find(({ cut }) => cut === 'weight');
  const side = packs.find(({ cut }) => cut !== 'weight');
  return [weight, side].flatMap((pack): Fix[] => {
    if (pack === undefined) return [];
    const { cut, from, to, parcel } = pack;
    const after = profitAt({ ...terms, fulfilment: parcel.fee }, selling.price);
    return [
      {
        kind: 'pack',
        cut,
        from,
        to,
        sizeClass: parcel.sizeClass,
        profit: after,
        gain: after - profit,
      },
    ];
  });
}

function handoverFix(book: QuotableBook, { feeTable, selling, profit }: Standing): Fix[] {
  const handover = selling.product.handover === 'PICKUP' ? 'DROP_OFF' : 'PICKUP';
  const hasOther = book.stores
    .find(({ code }) => code === feeTable.store.code)
    ?.feeTable?.sizeClasses.some((each) => each.handover === handover);
  if (hasOther !== true) return [];
  const other = standingOf(book, { ...selling, product: { ...selling.product, handover } });
  return other.ok && meetsTarget(other.terms, other.target, selling.price)
    ? [{ kind: 'handover', handover, profit: other.profit, gain: other.profit - profit }]
    : [];
}

function storeFixes(offered: QuotableBook, { feeTable, selling, profit }: Standing): Fix[] {
  const { rows } = compareStores(offered, { ...selling.product, price: selling.price });
  return rows
    .flatMap(({ store, outcome }): Extract<Fix, { kind: 'store' }>[] => {
      if (store === feeTable.store.code || !outcome.ok || !outcome.finalMeetsTarget) return [];
      const after = outcome.final.statement.profit;
      return after < 0 ? [] : [{ kind: 'store', store, profit: after, gain: after - profit }];
    })
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, maxStores);
}
