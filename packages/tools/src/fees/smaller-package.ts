import type { FeeTable, SizeClass } from '@saer/pricing/fees/fee-table';
import { type Parcel, parcelBySides, addedPackaging } from '@saer/pricing/fees/parcel';
import type { Sides } from '@saer/pricing/fees/product';
import type { Refusal } from '@saer/pricing/fees/refusal';
import type { Grams, Halalas, Millimetres } from '@saer/pricing/money/units';
import { feeOfParcel } from './fulfilment.ts';

export interface PackedProduct {
  readonly sides: Sides;
  readonly weight: Grams;
  /** The most that can be cut off a side; absent: 30 % of each. */
  readonly mostCut?: Millimetres | undefined;
}

/** A smaller package and its fee. */
export interface SmallerPackage {
  readonly sides: Sides;
  readonly weight: Grams;
  /** Positions of the sides that are cut, as entered. */
  readonly cut: readonly number[];
  /** Millimetres cut off in all, 0 for a lighter package. */
  readonly less: Millimetres;
  readonly parcel: Parcel;
  /** Before VAT, at the price. */
  readonly fee: Halalas;
  /** The present fee less this one, before VAT. */
  readonly saving: Halalas;
}

export interface SmallerPackages {
  readonly ok: true;
  readonly parcel: Parcel;
  readonly fee: Halalas;
  /** By what is cut off, the smallest cut first; each saves more than those before it. One side, or two. */
  readonly cuts: readonly SmallerPackage[];
  /** The smallest loss of weight with a lower fee; null if none has one. */
  readonly lighter: SmallerPackage | null;
}

/** The part of a side that is cut at most where nobody says otherwise: a package that holds a product shrinks no further. */
const usualCut = 0.3;

/** Steps beyond a class's slabs that are tried: with noon's 5 kg, half a tonne. */
const mostOverflowSteps = 100;

/** The highest weights, after the store's rounding, at which a class still charges the same. */
function weightSteps({ sizeClasses, store }: FeeTable, shipped: Grams): readonly Grams[] {
  const { roundUpTo } = store.shippingWeight;
  const rounded = (weight: Grams): Grams =>
    roundUpTo === null ? weight : Math.floor(weight / roundUpTo) * roundUpTo;
  const lowerSteps = ({ above, step }: NonNullable<SizeClass['overflow']>): readonly Grams[] => {
    const started = Math.max(0, Math.ceil((shipped - above) / step));
    return Array.from(
      { length: Math.min(started, mostOverflowSteps) },
      (_, index) => above + (started - 1 - index) * step,
    );
  };
  const ends = ({ slabs, maxShippingWeight, overflow }: SizeClass): readonly Grams[] =>
    [
      ...slabs.map(({ maxWeight }) => maxWeight),
      ...(maxShippingWeight === null ? [] : [maxShippingWeight]),
      ...(overflow === null ? [] : lowerSteps(overflow)),
    ].map(rounded);
  return [...new Set(sizeClasses.flatMap(ends))];
}

const sideLimits = ({ sizeClasses }: FeeTable): readonly Millimetres[] => [
  ...new Set(
    sizeClasses
      .flatMap(({ longestSide, medianSide, shortestSide }) => [longestSide, medianSide, shortestSide])
      .filter((side) => side !== null),
  ),
];

/** The sides with one of them replaced. */
const withSide = ([a, b, c]: Sides, at: number, side: Millimetres): Sides => [
  at === 0 ? side : a,
  at === 1 ? side : b,
  at === 2 ? side : c,
];

/**
 * Lengths of one side at which the class or the weight by volume changes, the others given: every side limit, and the longest side at
 * which each weight step still holds.
 */
function candidates(
  feeTable: FeeTable,
  sides: Sides,
  at: number,
  steps: readonly Grams[],
): readonly Millimetres[] {
  const divisor = feeTable.store.shippingWeight.volumetricDivisor;
  const area = sides.reduce((product, side, index) => (index === at ? product : product * side), 1);
  const byVolume = divisor === null ? [] : steps.map((step) => Math.floor((step * divisor) / area));
  return [...new Set([...sideLimits(feeTable), ...byVolume])];
}

/**
 * Smaller packages with a lower fulfilment fee at a price, found through the engine: one side cut to where the fee changes, or two cut to
 * side limits, and a lighter package. Sides up to 100 m, weights up to 10 tonnes.
 */
export function smallerPackages(
  feeTable: FeeTable,
  { sides, weight, mostCut }: PackedProduct,
  price: Halalas,
): SmallerPackages | Refusal {
  const now = parcelBySides(feeTable, weight, sides);
  if ('ok' in now) return now;
  const { fee } = feeOfParcel(feeTable.store, now.fee, price);
  const steps = weightSteps(feeTable, now.shippingWeight);
  const least = (at: number): Millimetres =>
    Math.max(1, (sides[at] ?? 0) - (mostCut ?? Math.floor((sides[at] ?? 0) * usualCut)));
  const priced = (smaller: Sides, lighter: Grams, cut: readonly number[]): SmallerPackage[] => {
    const parcel = parcelBySides(feeTable, lighter, smaller);
    if ('ok' in parcel) return [];
    const own = feeOfParcel(feeTable.store, parcel.fee, price).fee;
    if (own >= fee) return [];
    const less = cut.reduce((sum, at) => sum + (sides[at] ?? 0) - (smaller[at] ?? 0), 0);
    return [{ sides: smaller, weight: lighter, cut, less, parcel, fee: own, saving: fee - own }];
  };
  const shorter = (from: Sides, at: number, lengths: readonly Millimetres[]): readonly Millimetres[] =>
    lengths.filter((length) => length < (from[at] ?? 0) && length >= least(at));

  const oneSide = [0, 1, 2].flatMap((at) =>
    shorter(sides, at, candidates(feeTable, sides, at, steps)).flatMap((length) =>
      priced(withSide(sides, at, length), weight, [at]),
    ),
  );
  const limits = sideLimits(feeTable);
  const twoSides = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].flatMap(([one = 0, other = 0]) =>
    shorter(sides, one, limits).flatMap((first) => {
      const once = withSide(sides, one, first);
      return shorter(sides, other, limits).flatMap((second) =>
        priced(withSide(once, other, second), weight, [one, other]),
      );
    }),
  );
  return {
    ok: true,
    parcel: now,
    fee,
    cuts: smallestFirst([...oneSide, ...twoSides]),
    lighter: pickLighter(),
  };

  function pickLighter(): SmallerPackage | null {
    const { shippingWeight: rule } = feeTable.store;
    const packagings = new Set(feeTable.sizeClasses.map(({ packaging }) => addedPackaging(rule, packaging)));
    const weights = steps
      .flatMap((step) => [...packagings].map((packaging) => step - packaging))
      .filter((lighter) => lighter > 0 && lighter < weight)
      .toSorted((a, b) => b - a);
    for (const lighter of weights) {
      const [found] = priced(sides, lighter, []);
      if (found !== undefined) return found;
    }
    return null;
  }
}

/** Packages by what is cut off, without those that save no more than one with a smaller cut. */
function smallestFirst(packages: readonly SmallerPackage[]): readonly SmallerPackage[] {
  const sorted = packages.toSorted(
    (one, other) => one.less - other.less || other.saving - one.saving || one.cut.length - other.cut.length,
  );
  const kept: SmallerPackage[] = [];
  for (const each of sorted) if (each.saving > (kept.at(-1)?.saving ?? 0)) kept.push(each);
  return kept;
}
