import type { ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';

/** Products that something is done with: those that were marked, or all that a filter finds. */
export type ProductSelection =
  | { readonly kind: 'marked'; readonly products: readonly ListedProduct[] }
  | { readonly kind: 'all'; readonly filter: ListFilter; readonly total: number };

export const countOf = (chosen: ProductSelection): number =>
  chosen.kind === 'all' ? chosen.total : chosen.products.length;
