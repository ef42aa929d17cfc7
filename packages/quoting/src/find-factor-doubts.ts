import type { FactorDoubt, FactorDoubtKind } from '@saer/contract/publishing/factor-doubt';
import { checkRangeFactors, costsWithoutBand } from '@saer/pricing/fees/check-range-factors';
import type { RangeFactor, RangeFactorScope } from '@saer/pricing/fees/fee-table';
import { figureTexts, isFar } from './find-fee-doubts.ts';

type FoundFactorDoubt = Omit<FactorDoubt, 'isSubmitted'>;
type Band = Pick<RangeFactor, 'min' | 'max'>;

/** The factor that asks for no profit. */
const once = 10_000;
const tenfold = 100_000;

const general: RangeFactorScope = { kind: 'general' };

const scopeText = (scope: RangeFactorScope): string =>
  scope.kind === 'general' ? scope.kind : `${scope.kind}.${scope.code}`;

const isSameScope = (one: RangeFactor, other: RangeFactor): boolean =>
  scopeText(one.scope) === scopeText(other.scope);

const contains = ({ min, max }: Band, cost: number): boolean => min <= cost && (max === null || cost <= max);

const meets = (one: Band, other: Band): boolean => contains(one, other.min) || contains(other, one.min);

const isSameBand = (one: RangeFactor, other: RangeFactor): boolean =>
  isSameScope(one, other) && one.min === other.min && one.max === other.max && one.factor === other.factor;

function doubt(kind: FactorDoubtKind, at: Omit<FoundFactorDoubt, 'key' | 'kind'>): FoundFactorDoubt {
  const { scope, min, max, before, after } = at;
  const key = [kind, scopeText(scope), `from${min}`, `to${max ?? ''}`, ...figureTexts(before, after)].join(
    ':',
  );
  return { ...at, kind, key };
}

/** Tells whether one factor asks for three times the profit of another or more, or for a third or less. */
const isFarFrom = (one: number, other: number): boolean =>
  isFar(one, other) || isFar(one - once, other - once);

/** The first of some bands that contains the lowest cost of another one, else the first that shares any of its costs. */
const findBeside = (band: RangeFactor, others: readonly RangeFactor[]): RangeFactor | undefined =>
  others.find((each) => contains(each, band.min)) ?? others.find((each) => meets(each, band));

type Reviewed = {
  readonly factors: readonly RangeFactor[];
  /** The version that they follow or correct, and any other that was in force before: a factor that stood in one is not doubted. */
  readonly earlier: readonly (readonly RangeFactor[])[];
};

function factorDoubt(band: RangeFactor, { factors, earlier }: Reviewed): FoundFactorDoubt | undefined {
  const { scope, min, max, factor: after } = band;
  const of = (kind: FactorDoubtKind, before: number | null) =>
    doubt(kind, { scope, min, max, before, after });
  const isOwn = (each: RangeFactor) => isSameScope(each, band);
  const before = findBeside(band, earlier[0]?.filter(isOwn) ?? [])?.factor ?? null;
  if (before === after) return undefined;
  if (after <= once) return of('noProfit', before);
  if (after >= tenfold) return of('veryHigh', before);
  if (before !== null) return isFarFrom(before, after) ? of('farFromBefore', before) : undefined;
  if (scope.kind === 'general') return undefined;
  const wider = findBeside(
    band,
    factors.filter((each) => each.scope.kind === 'general'),
  );
  return wider !== undefined && isFarFrom(wider.factor, after)
    ? of('farFromGeneral', wider.factor)
    : undefined;
}

type Pair = ReturnType<typeof checkRangeFactors>['fallingFloors'][number];

/** Names the cost at which a floor falls, with the factors on both sides. */
const fallText = ({ lower, higher }: Pair): string =>
  [scopeText(higher.scope), lower.factor, higher.min, higher.factor].join(':');

/** Doubts each band that asks for less than its neighbour below, unless that stood so before. */
function fallingDoubts({ factors, earlier }: Reviewed): FoundFactorDoubt[] {
  const stood = new Set(earlier.flatMap((each) => checkRangeFactors(each).fallingFloors.map(fallText)));
  return checkRangeFactors(factors)
    .fallingFloors.filter((pair) => !stood.has(fallText(pair)))
    .map(({ lower, higher: { scope, min, max, factor } }) =>
      doubt('lessThanBelow', { scope, min, max, before: lower.factor, after: factor }),
    );
}

/** Costs and bands of the version before that have no factor any more. */
function missingDoubts({ factors, earlier: [before = []] }: Reviewed): FoundFactorDoubt[] {
  const wasGeneral = before.filter(({ scope }) => scope.kind === 'general');
  const isNew = ({ first, last }: ReturnType<typeof costsWithoutBand>[number]): boolean =>
    wasGeneral.some((band) => meets(band, { min: first, max: last }));
  return [
    ...costsWithoutBand(factors)
      .filter(isNew)
      .map(({ first, last }) =>
        doubt('costsWithoutFactor', { scope: general, min: first, max: last, before: null, after: null }),
      ),
    ...before
      .filter(
        (band) =>
          band.scope.kind !== 'general' &&
          !factors.some((each) => isSameScope(each, band) && meets(each, band)),
      )
      .map(({ scope, min, max, factor }) =>
        doubt('bandGone', { scope, min, max, before: factor, after: null }),
      ),
  ];
}

/**
 * Finds what is missing in range factors before they are published, and which of them are improbable. It says nothing about factors that
 * stood before. Its bounds are our own: no profit, ten times the cost, a third and three times the profit before.
 */
export function findFactorDoubts(reviewed: Reviewed): readonly FoundFactorDoubt[] {
  const { factors, earlier } = reviewed;
  const changed = factors.filter((band) => !earlier.flat().some((each) => isSameBand(each, band)));
  const own = changed.flatMap((band) => factorDoubt(band, reviewed) ?? []);
  const isDoubted = ({ scope, min }: FoundFactorDoubt): boolean =>
    own.some((each) => scopeText(each.scope) === scopeText(scope) && each.min === min);
  return [
    ...missingDoubts(reviewed),
    ...own,
    // One doubt about a band is enough to look at it.
    ...fallingDoubts(reviewed).filter((each) => !isDoubted(each)),
  ];
}
