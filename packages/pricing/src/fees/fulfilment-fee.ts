import { withVat } from '../money/rounding.ts';
import type { Terms, FulfilmentFee } from './terms.ts';
import type { Halalas, Grams } from '../money/units.ts';
import type { SizeClass } from './fee-table.ts';

/** The fulfilment fee at a price, VAT included. */
export function fulfilmentFee(terms: Terms, price: Halalas): Halalas {
  return withVat(fulfilmentBeforeVat(terms, price), terms.feeVat);
}

/** The fulfilment fee at a price, before VAT. The breakpoint itself still pays the lower fee. */
export function fulfilmentBeforeVat({ fulfilment }: Terms, price: Halalas): Halalas {
  const { below, above, breakpoint } = fulfilment;
  return breakpoint === null || price <= breakpoint ? below : above;
}

/**
 * The fulfilment fee of a shipping weight in a class, before VAT: that of the first slab that reaches the weight, or of the last one
 * plus its overflow. Null if the class does not carry the weight.
 */
export function slabFee(sizeClass: SizeClass, shipped: Grams): FulfilmentFee | null {
  const { slabs, overflow, breakpoint, maxShippingWeight } = sizeClass;
  if (maxShippingWeight !== null && shipped > maxShippingWeight) return null;
  const slab = slabs.find(({ maxWeight }) => shipped <= maxWeight);
  if (slab !== undefined) return { below: slab.feeBelow, above: slab.feeAbove, breakpoint };
  const last = slabs.at(-1);
  if (last === undefined || overflow === null) return null;
  const added = stepsBeyond(overflow, shipped) * overflow.fee;
  return { below: last.feeBelow + added, above: last.feeAbove + added, breakpoint };
}

/** The highest shipping weight with the same fee; null if the class does not carry the weight. */
export function slabLimit({ slabs, overflow, maxShippingWeight }: SizeClass, shipped: Grams): Grams | null {
  const slab = slabs.find(({ maxWeight }) => shipped <= maxWeight);
  if (slab !== undefined) return Math.min(slab.maxWeight, maxShippingWeight ?? Infinity);
  return overflow === null ? null : overflow.above + stepsBeyond(overflow, shipped) * overflow.step;
}

function stepsBeyond({ above, step }: NonNullable<SizeClass['overflow']>, shipped: Grams): number {
  return Math.ceil(Math.max(0, shipped - above) / step);
}
