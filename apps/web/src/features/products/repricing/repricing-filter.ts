import type { ListFilter } from '@saer/contract/api/list-filter';
import type { OutdatedProduct, OutdatedSegment, priceChoices } from '@saer/contract/products/saved-product';
import { toListFilter, type ListState } from '../../../lib/address/list-state.ts';
import { useState } from 'react';

/** Segments of the products affected by new fees. */
export const repricingSegments = [
  'all',
  'short',
  'loss',
  'noPrice',
  'unconfirmed',
] as const satisfies readonly ('all' | OutdatedSegment)[];
export type RepricingSegment = (typeof repricingSegments)[number];

/** Sortable columns of the list. */
export const repricingOrders = ['change', 'price', 'profitBefore', 'profitNow', 'neededPrice'] as const;

/** All products of a part. */
export const segmentFilter = (segment: RepricingSegment): ListFilter =>
  segment === 'all' ? {} : { where: { [segment]: true } };

/** A page of them, as the address says it. */
export const repricingFilter = (segment: RepricingSegment, state: ListState): ListFilter => ({
  ...toListFilter({ ...state, search: '' }),
  ...segmentFilter(segment),
});

/** The change of a product's profit; one that can no longer be priced has lost the most. */
export const getChange = ({ profitBefore, profitNow }: OutdatedProduct): number =>
  profitNow === null ? Number.NEGATIVE_INFINITY : profitNow - profitBefore;

/** Says whether it can be repriced: one whose target no price reaches stays until the target changes. */
const isRepriceable = ({ neededPrice }: OutdatedProduct): boolean => neededPrice !== null;

/** The products that were chosen: one by one, or all of a part. */
export type RepricingSelection =
  | { readonly kind: 'named'; readonly products: readonly OutdatedProduct[] }
  | {
      readonly kind: 'all';
      readonly filter: ListFilter;
      readonly total: number;
      readonly repriceable: number;
      readonly unconfirmed: number;
    };

export type PriceChoice = (typeof priceChoices)[number];

export const getCount = (chosen: RepricingSelection): number =>
  chosen.kind === 'all' ? chosen.total : chosen.products.length;

/** Says whether a needed price is used together with others: one that rests on fees to be confirmed is used by itself, after a look. */
const isUsedWithOthers = (product: OutdatedProduct): boolean => isRepriceable(product) && product.isConfirmed;

/** The named products that a choice changes. */
export const getRepriced = (
  products: readonly OutdatedProduct[],
  choice: PriceChoice,
): readonly OutdatedProduct[] =>
  products.filter(choice === 'keep' || products.length === 1 ? isRepriceable : isUsedWithOthers);

/** Counts how many products a choice changes, and how many it leaves because their fees are to be confirmed, or because no price fits. */
export function getCounts(chosen: RepricingSelection, choice: PriceChoice) {
  const { total, repriceable, repriced } =
    chosen.kind === 'all'
      ? {
          total: chosen.total,
          repriceable: chosen.repriceable,
          repriced: chosen.repriceable - (choice === 'needed' ? chosen.unconfirmed : 0),
        }
      : {
          total: chosen.products.length,
          repriceable: chosen.products.filter(isRepriceable).length,
          repriced: getRepriced(chosen.products, choice).length,
        };
  return { repriced, unconfirmed: repriceable - repriced, withoutPrice: total - repriceable };
}

const getKey = ({ id }: OutdatedProduct): string => String(id);
const none: ReadonlyMap<string, OutdatedProduct> = new Map();

/** The selection in a paged list: rows of any page, or all rows. Reset by another segment of the list. */
export function useRepricingSelection(segment: string, rows: readonly OutdatedProduct[]) {
  const [saved, setHeld] = useState({ segment, isAll: false, marked: none });
  const { isAll, marked } = saved.segment === segment ? saved : { isAll: false, marked: none };
  const hold = (next: { readonly isAll: boolean; readonly marked: ReadonlyMap<string, OutdatedProduct> }) =>
    setHeld({ segment, ...next });
  const here = new Map(rows.map((row) => [getKey(row), row]));
  return {
    isAll,
    products: [...marked.values()],
    keys: new Set(isAll ? here.keys() : marked.keys()),
    /** Rows selected on other pages stay selected; if all are selected, those of this page become the selection. */
    mark: (onPage: ReadonlySet<string>): void => {
      const others = isAll ? [] : [...marked].filter(([key]) => !here.has(key));
      hold({ isAll: false, marked: new Map([...others, ...[...here].filter(([key]) => onPage.has(key))]) });
    },
    /** All of the list, of which this page may be the whole. */
    markAll: (total: number): void =>
      hold(total > here.size ? { isAll: true, marked: none } : { isAll: false, marked: here }),
    clear: (): void => hold({ isAll: false, marked: none }),
  };
}
