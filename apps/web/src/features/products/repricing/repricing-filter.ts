import type { ListFilter } from '@saer/contract/api/list-filter';
import type { OutdatedProduct, OutdatedSegment, priceChoices } from '@saer/contract/products/saved-product';
import { listFilterOf, type ListState } from '../../../lib/address/list-state.ts';

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
  ...listFilterOf({ ...state, search: '' }),
  ...segmentFilter(segment),
});

/** The change of a product's profit; one that can no longer be priced has lost the most. */
export const changeOf = ({ profitBefore, profitNow }: OutdatedProduct): number =>
  profitNow === null ? Number.NEGATIVE_INFINITY : profitNow - profitBefore;

/** Whether it can be repriced: one whose target no price reaches stays until the target changes. */
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

export const countOf = (chosen: RepricingSelection): number =>
  chosen.kind === 'all' ? chosen.total : chosen.products.length;

/** Whether a needed price is used together with others: one that rests on fees to be confirmed is used by itself, after a look. */
const isUsedWithOthers = (product: OutdatedProduct): boolean => isRepriceable(product) && product.isConfirmed;

/** The named products that a choice changes. */
export const repricedOf = (
  products: readonly OutdatedProduct[],
  choice: PriceChoice,
): readonly OutdatedProduct[] =>
  products.filter(choice === 'keep' || products.length === 1 ? isRepriceable : isUsedWithOthers);

/** How many products a choice changes, and how many it leaves because their fees are to be confirmed, or because no price fits. */
export function countsOf(chosen: RepricingSelection, choice: PriceChoice) {
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
          repriced: repricedOf(chosen.products, choice).length,
        };
  return { repriced, unconfirmed: repriceable - repriced, withoutPrice: total - repriceable };
}
