import type { ShippingWeightRule, SizeClass } from './fee-table.ts';
import type { Grams, Millimetres, Halalas } from '../money/units.ts';

/** A size class while it is being edited: no value is validated yet. */
export interface DraftSizeClass extends Omit<SizeClass, 'code' | 'overflow'> {
  /** Who hands the parcel over, if the store distinguishes it; null if the class is for both. */
  readonly handover: 'DROP_OFF' | 'PICKUP' | null;
  readonly overflowStep: Grams | null;
  readonly overflowFee: Halalas | null;
}

/** An error in one class. `slab` counts from 0. */
export type SizeClassError =
  /** This side is longer than the one named before it. */
  | { readonly reason: 'sidesNotFalling'; readonly field: 'medianSide' | 'shortestSide' }
  | { readonly reason: 'slabsMissing' }
  /** This slab is not heavier than the one before it. */
  | { readonly reason: 'slabsNotRising'; readonly slab: number }
  /** The class takes more than its last slab, without a fee for it. */
  | { readonly reason: 'slabsEndEarly'; readonly last: Grams; readonly maximum: Grams }
  /** A step without its fee, or a fee without its step: `field` is the missing one. */
  | { readonly reason: 'overflowIncomplete'; readonly field: 'overflowStep' | 'overflowFee' }
  /** No parcel ever falls into this class: the class at `earlier` takes them all. */
  | { readonly reason: 'classNotWider'; readonly earlier: number };

/** A warning: unusual, but possibly intended. */
export type SizeClassWarning =
  /** A heavier parcel pays less than a lighter one. */
  | { readonly reason: 'feeFalls'; readonly slab: number; readonly field: 'feeBelow' | 'feeAbove' }
  /** Without a breakpoint the second fee is never used. */
  | { readonly reason: 'feeAboveUnused'; readonly slab: number }
  /** The class's maximum weight ends before this slab begins. */
  | { readonly reason: 'slabAboveMaximum'; readonly slab: number };

/** Errors and warnings about a single class. */
export interface OwnErrors {
  readonly problems: readonly SizeClassError[];
  readonly warnings: readonly SizeClassWarning[];
}

/** Checks one size class, independent of the others. */
export function ownErrors(sizeClass: DraftSizeClass): OwnErrors {
  return {
    problems: [...sideProblems(sizeClass), ...slabProblems(sizeClass), ...overflowProblems(sizeClass)],
    warnings: [...feeWarnings(sizeClass), ...slabWarnings(sizeClass)],
  };
}

function sideProblems({ longestSide, medianSide, shortestSide }: DraftSizeClass): SizeClassError[] {
  const reason = 'sidesNotFalling';
  const median = medianSide ?? longestSide;
  return [
    ...isLonger(medianSide, longestSide, { reason, field: 'medianSide' }),
    ...isLonger(shortestSide, median, { reason, field: 'shortestSide' }),
  ];
}

const isLonger = (side: number | null, limit: number | null, problem: SizeClassError) =>
  side !== null && limit !== null && side > limit ? [problem] : [];

function slabProblems({
  slabs,
  maxShippingWeight: maximum,
  overflowStep,
  overflowFee,
}: DraftSizeClass): SizeClassError[] {
  const last = slabs.at(-1)?.maxWeight;
  if (last === undefined) return [{ reason: 'slabsMissing' }];
  const falling = slabs.flatMap(({ maxWeight }, slab) =>
    maxWeight <= (slabs[slab - 1]?.maxWeight ?? 0) ? [{ reason: 'slabsNotRising' as const, slab }] : [],
  );
  const goesOn = overflowStep !== null || overflowFee !== null;
  return maximum !== null && last < maximum && !goesOn
    ? [...falling, { reason: 'slabsEndEarly', last, maximum }]
    : falling;
}

function overflowProblems({ overflowStep, overflowFee }: DraftSizeClass): SizeClassError[] {
  if ((overflowStep === null) === (overflowFee === null)) return [];
  return [{ reason: 'overflowIncomplete', field: overflowStep === null ? 'overflowStep' : 'overflowFee' }];
}

function feeWarnings({ slabs, breakpoint }: DraftSizeClass): SizeClassWarning[] {
  return slabs.flatMap((each, slab) => {
    const before = slabs[slab - 1] ?? each;
    const falls = (['feeBelow', 'feeAbove'] as const).filter((field) => each[field] < before[field]);
    const unused = breakpoint === null && each.feeAbove !== each.feeBelow;
    return [
      ...falls.map((field) => ({ reason: 'feeFalls' as const, slab, field })),
      ...(unused ? [{ reason: 'feeAboveUnused' as const, slab }] : []),
    ];
  });
}

function slabWarnings({ slabs, maxShippingWeight: maximum }: DraftSizeClass): SizeClassWarning[] {
  if (maximum === null) return [];
  return slabs.flatMap((_, slab) =>
    (slabs[slab - 1]?.maxWeight ?? 0) >= maximum ? [{ reason: 'slabAboveMaximum' as const, slab }] : [],
  );
}

/** A finding and the position of its class among those checked. */
export type OfClass<Finding> = Finding & { readonly classAt: number };

export interface SizeClassCheck {
  /** Errors. */
  readonly problems: readonly OfClass<SizeClassError>[];
  /** Warnings. */
  readonly warnings: readonly OfClass<SizeClassWarning>[];
}

/**
 * Checks a fee table's size classes, in the store's order: each by itself and against those before it. `rule` is how the store
 * weighs: with packaging, the wider of two classes can carry less. Source: docs/PRICING.md, "From the product to its fee".
 */
export function checkSizeClasses(
  classes: readonly DraftSizeClass[],
  rule: ShippingWeightRule,
): SizeClassCheck {
  const own = classes.map(ownErrors);
  const hidden = classes.flatMap((each, classAt) => {
    const earlier = hiddenBehind(each, classes.slice(0, classAt), rule);
    return earlier === null ? [] : [{ reason: 'classNotWider' as const, earlier, classAt }];
  });
  return {
    problems: [...own.flatMap(({ problems }, classAt) => at(problems, classAt)), ...hidden].toSorted(
      (a, b) => a.classAt - b.classAt,
    ),
    warnings: own.flatMap(({ warnings }, classAt) => at(warnings, classAt)),
  };
}

function at<Finding>(findings: readonly Finding[], classAt: number): OfClass<Finding>[] {
  return findings.map((each) => ({ ...each, classAt }));
}

const handovers = ['DROP_OFF', 'PICKUP'] as const;

/** The position of the earlier class that takes every parcel of this one, however it is handed over; null if there is none. */
function hiddenBehind(
  sizeClass: DraftSizeClass,
  before: readonly DraftSizeClass[],
  rule: ShippingWeightRule,
): number | null {
  if (sizeClass.slabs.length === 0) return null;
  const ways = sizeClass.handover === null ? handovers : [sizeClass.handover];
  const earlier = ways.map((way) =>
    before.findIndex(
      (each) => (each.handover === null || each.handover === way) && takesEvery(each, sizeClass, rule),
    ),
  );
  return earlier.includes(-1) ? null : Math.max(...earlier);
}

/** True if the wide class takes every parcel that the narrow one takes. */
function takesEvery(wide: DraftSizeClass, narrow: DraftSizeClass, rule: ShippingWeightRule): boolean {
  const [wideSides, narrowSides] = [sideLimits(wide), sideLimits(narrow)];
  const [wideWeight, narrowWeight] = [heaviest(wide, rule), heaviest(narrow, rule)];
  return (
    narrowSides.every((side, i) => side <= (wideSides[i] ?? 0)) &&
    narrowWeight.charged <= wideWeight.charged &&
    narrowWeight.unit <= wideWeight.unit
  );
}

/** The three effective limits: a median side is never longer than the longest. */
function sideLimits({ longestSide, medianSide, shortestSide }: DraftSizeClass): Millimetres[] {
  const longest = longestSide ?? Infinity;
  const median = Math.min(medianSide ?? Infinity, longest);
  return [longest, median, Math.min(shortestSide ?? Infinity, median)];
}

/** The heaviest parcel as weighed by the store, and the heaviest unit in it. */
function heaviest(
  { maxShippingWeight, slabs, overflowStep, overflowFee, packaging }: DraftSizeClass,
  { addsPackaging, roundUpTo }: ShippingWeightRule,
): { readonly charged: Grams; readonly unit: Grams } {
  const bySlabs =
    overflowStep !== null && overflowFee !== null
      ? Infinity
      : Math.max(0, ...slabs.map(({ maxWeight }) => maxWeight));
  const limit = Math.min(maxShippingWeight ?? Infinity, bySlabs);
  const charged =
    roundUpTo === null || limit === Infinity ? limit : Math.floor(limit / roundUpTo) * roundUpTo;
  return { charged, unit: addsPackaging ? charged - packaging : charged };
}
