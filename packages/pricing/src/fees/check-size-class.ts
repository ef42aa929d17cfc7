import type { DraftSizeClass, SizeClassError, SizeClassWarning } from './draft-size-class.ts';

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
