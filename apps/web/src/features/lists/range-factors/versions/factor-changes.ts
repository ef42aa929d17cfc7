import type { RangeFactorVersion } from '@saer/contract/publishing/range-factor-version';

export type Factor = RangeFactorVersion['factors'][number];

export interface FactorChange {
  readonly id: string;
  /** undefined: it is new. */
  readonly before: Factor | undefined;
  /** undefined: it is gone. */
  readonly after: Factor | undefined;
}

const textOf = ({ scope, min, max, factor, confirmed }: Factor): string =>
  JSON.stringify([scope.kind, scope.kind === 'general' ? null : scope.code, min, max, factor, confirmed]);

const startOf = ({ before, after }: FactorChange): number => (after ?? before)?.min ?? 0;

/** The factors in which two versions differ, the lowest band first. */
export function factorChanges(before: readonly Factor[], after: readonly Factor[]): readonly FactorChange[] {
  const [old, now] = [before, after].map((factors) => new Map(factors.map((each) => [each.id, each])));
  return [...new Set([...before, ...after].map(({ id }) => id))]
    .map((id) => ({ id, before: old?.get(id), after: now?.get(id) }))
    .filter(
      (each) =>
        each.before === undefined || each.after === undefined || textOf(each.before) !== textOf(each.after),
    )
    .toSorted((one, other) => startOf(one) - startOf(other));
}
