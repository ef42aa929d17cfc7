import { ownErrors } from './check-size-class.ts';
import type { DraftSizeClass, SizeClassError, SizeClassWarning } from './draft-size-class.ts';
import type { ShippingWeightRule } from './fee-table.ts';
import type { Grams, Millimetres } from '../money/units.ts';

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
      (each) => (each.handover === null || each.handover === way) && takesAllOf(each, sizeClass, rule),
    ),
  );
  return earlier.includes(-1) ? null : Math.max(...earlier);
}

/** Whether the wide class takes every parcel that the narrow one takes. */
function takesAllOf(wide: DraftSizeClass, narrow: DraftSizeClass, rule: ShippingWeightRule): boolean {
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
