import type { OutdatedProduct } from '@saer/contract/product-catalogue';

/** Parts of what new fees have changed. */
export const repricingParts = ['all', 'short', 'loss', 'noPrice'] as const;
export type RepricingPart = (typeof repricingParts)[number];

/** It earned what was wanted, and no longer does. */
export const fallsShort = (product: OutdatedProduct): boolean =>
  product.meetsTargetBefore && !product.meetsTargetNow;

const isPart: Readonly<Record<RepricingPart, (product: OutdatedProduct) => boolean>> = {
  all: () => true,
  short: fallsShort,
  loss: ({ profitNow }) => profitNow !== null && profitNow < 0,
  noPrice: ({ profitNow }) => profitNow === null,
};

export const ofPart = (
  products: readonly OutdatedProduct[],
  part: RepricingPart,
): readonly OutdatedProduct[] => products.filter(isPart[part]);

/** By what the list can be put in order. */
export const repricingOrders = ['change', 'price', 'profitBefore', 'profitNow', 'neededPrice'] as const;

/** What a product's profit has gained or lost; one that cannot be priced any more has lost the most. */
export const changeOf = ({ profitBefore, profitNow }: OutdatedProduct): number =>
  profitNow === null ? Number.NEGATIVE_INFINITY : profitNow - profitBefore;

const valueOf = (product: OutdatedProduct, column: string): number => {
  if (column === 'price') return product.price;
  if (column === 'profitBefore') return product.profitBefore;
  if (column === 'profitNow') return product.profitNow ?? Number.NEGATIVE_INFINITY;
  if (column === 'neededPrice') return product.neededPrice ?? Number.POSITIVE_INFINITY;
  return changeOf(product);
};

const byValue = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** The same products in an order; of those that are even the one that earns least comes first. */
export function inOrder(
  products: readonly OutdatedProduct[],
  { column, direction }: { readonly column: string; readonly direction: 'asc' | 'desc' },
): readonly OutdatedProduct[] {
  const sign = direction === 'asc' ? 1 : -1;
  return products.toSorted(
    (one, other) =>
      sign * byValue(valueOf(one, column), valueOf(other, column)) ||
      byValue(valueOf(one, 'profitNow'), valueOf(other, 'profitNow')) ||
      one.id - other.id,
  );
}

/** Whether it can be priced again: one that no price brings what is wanted stays until something else is wanted of it. */
export const isRepriceable = ({ neededPrice }: OutdatedProduct): boolean => neededPrice !== null;
