import type { RangeFactor, RangeFactorScope } from './fee-table.ts';
import { bandFloor } from './range-factor.ts';
import type { Halalas } from '../money/units.ts';

/** Errors and warnings about a set of range factors. */
export interface RangeFactorCheck {
  /** Errors: two bands of one scope that share a cost. */
  readonly overlaps: readonly BandPair[];
  /** Warnings: two neighbouring bands with costs between them that have no factor. */
  readonly gaps: readonly BandPair[];
  /** Warnings: a higher band that requires less than a lower one, whose floor then applies. */
  readonly fallingFloors: readonly BandPair[];
}

/** Two bands of one scope, the lower first. */
interface BandPair {
  readonly lower: RangeFactor;
  readonly higher: RangeFactor;
}

/** Checks every scope's bands against each other. Source: docs/PRICING.md, "The target". */
export function checkRangeFactors(factors: readonly RangeFactor[]): RangeFactorCheck {
  const scopes = [...Map.groupBy(factors, ({ scope }) => scopeKey(scope)).values()];
  const sorted = scopes.map((bands) => bands.toSorted((a, b) => a.min - b.min));
  const neighbours = sorted.flatMap((bands) => bands.slice(1).map((higher, i) => pair(bands, i, higher)));
  return {
    overlaps: sorted.flatMap(allPairs).filter(overlap),
    gaps: neighbours.filter(({ lower, higher }) => lower.max !== null && higher.min > lower.max + 1),
    fallingFloors: neighbours.filter(
      ({ lower, higher }) =>
        lower.max !== null && bandFloor(higher, higher.min) < bandFloor(lower, lower.max),
    ),
  };
}

/** Costs in halalas before VAT, both ends included. `last: null`: upwards. */
export interface CostRange {
  readonly first: Halalas;
  readonly last: Halalas | null;
}

/** The costs from one halala up that no band for everything contains, in rising order. Source: docs/PRICING.md, "The target". */
export function costsWithoutBand(factors: readonly RangeFactor[]): readonly CostRange[] {
  const bands = factors.filter(({ scope }) => scope.kind === 'general').toSorted((a, b) => a.min - b.min);
  const ranges: CostRange[] = [];
  let first = 1;
  for (const { min, max } of bands) {
    if (min > first) ranges.push({ first, last: min - 1 });
    if (max === null) return ranges;
    first = Math.max(first, max + 1);
  }
  return [...ranges, { first, last: null }];
}

function scopeKey(scope: RangeFactorScope): string {
  return scope.kind === 'general' ? scope.kind : `${scope.kind} ${scope.code}`;
}

function pair(bands: readonly RangeFactor[], at: number, higher: RangeFactor): BandPair {
  return { lower: bands[at] ?? higher, higher };
}

function allPairs(bands: readonly RangeFactor[]): BandPair[] {
  return bands.flatMap((lower, i) => bands.slice(i + 1).map((higher) => ({ lower, higher })));
}

function overlap({ lower, higher }: BandPair): boolean {
  return lower.max === null || higher.min <= lower.max;
}
