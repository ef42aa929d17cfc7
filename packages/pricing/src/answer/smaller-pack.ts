import type { FeeTable, SizeClass } from '../fees/fee-table.ts';
import { type Parcel, parcelOf, addedPackaging } from '../fees/parcel.ts';
import type { Product, Sides } from '../fees/product.ts';
import type { FulfilmentFee } from '../fees/terms.ts';
import type { Grams, Millimetres } from '../money/units.ts';

/** A product with one cut: the unit weighs less, or one of its sides is shorter. */
export interface SmallerPack {
  /** The weight, or the position of the side among the product's sides. */
  readonly cut: 'weight' | 0 | 1 | 2;
  /** Grams or millimetres. */
  readonly from: number;
  readonly to: number;
  /** The fields of the product that differ. */
  readonly change: { readonly weight: Grams } | { readonly sides: [Millimetres, Millimetres, Millimetres] };
  readonly parcel: Parcel;
}

/** Steps of an overflow that are tried. */
const MAX_STEPS = 50;

/**
 * The smallest single cuts that lower a product's fulfilment fee enough: of the weight, and of each side, the smallest share first.
 * Only the limits of the store's size classes and slabs are tried, since the fee changes nowhere else. A pack is cut by half at most:
 * a smaller one would be another product. Empty without a weight, and where no cut is enough.
 */
export function smallerPacks(
  feeTable: FeeTable,
  product: Product,
  isEnough: (fee: FulfilmentFee) => boolean,
): SmallerPack[] {
  const { weight, sides } = product;
  if (weight === undefined) return [];
  const limits = shippingLimits(feeTable);
  const find = (cut: SmallerPack['cut'], from: number, lengths: readonly number[]): SmallerPack[] => {
    const tried = [...new Set(lengths)].filter((to) => to < from && to * 2 >= from);
    for (const to of tried.toSorted((a, b) => b - a)) {
      const change = findChange(product, cut, to);
      const parcel = parcelOf(feeTable, { ...product, ...change });
      if (!('ok' in parcel) && isEnough(parcel.fee)) return [{ cut, from, to, change, parcel }];
    }
    return [];
  };
  const bySide = ([0, 1, 2] as const).flatMap((side) =>
    sides === undefined ? [] : find(side, sides[side], sideLimits(feeTable, limits, sides, side)),
  );
  return [...find('weight', weight, weightLimits(feeTable, limits)), ...bySide].toSorted(
    (one, other) => other.to / other.from - one.to / one.from,
  );
}

interface ShippingLimit {
  readonly sizeClass: SizeClass;
  /** The highest shipping weight, on the store's step, with the fee of one slab or one step of the overflow. */
  readonly shipped: Grams;
}

function shippingLimits({ sizeClasses, store }: FeeTable): ShippingLimit[] {
  const step = store.shippingWeight.roundUpTo ?? 1;
  return sizeClasses.flatMap((sizeClass) => {
    const { slabs, overflow, maxShippingWeight } = sizeClass;
    const steps =
      overflow === null
        ? []
        : Array.from({ length: MAX_STEPS }, (_, n) => overflow.above + n * overflow.step);
    const limits = [...slabs.map(({ maxWeight }) => maxWeight), ...steps];
    return limits.map((limit) => ({
      sizeClass,
      shipped: Math.floor(Math.min(limit, maxShippingWeight ?? Infinity) / step) * step,
    }));
  });
}

const weightLimits = ({ store }: FeeTable, limits: readonly ShippingLimit[]): number[] =>
  limits.map(({ sizeClass, shipped }) => shipped - addedPackaging(store.shippingWeight, sizeClass.packaging));

/** The lengths of a side at which a class takes it, or its volume weighs no more than a limit. */
function sideLimits(
  { sizeClasses, store }: FeeTable,
  limits: readonly ShippingLimit[],
  sides: Sides,
  side: 0 | 1 | 2,
): number[] {
  const { volumetricDivisor } = store.shippingWeight;
  const others = sides.reduce((area, length, at) => (at === side ? area : area * length), 1);
  const byClass = sizeClasses.flatMap(({ longestSide, medianSide, shortestSide }) =>
    [longestSide, medianSide, shortestSide].filter((limit) => limit !== null),
  );
  const byVolume =
    volumetricDivisor === null
      ? []
      : limits.map(({ shipped }) => Math.floor((shipped * volumetricDivisor) / others));
  return [...byClass, ...byVolume];
}

function findChange({ sides }: Product, cut: SmallerPack['cut'], to: number): SmallerPack['change'] {
  if (cut === 'weight') return { weight: to };
  const [first, second, third] = sides ?? [to, to, to];
  return { sides: [cut === 0 ? to : first, cut === 1 ? to : second, cut === 2 ? to : third] };
}
