import {
  checkSizeClasses,
  type OfClass,
  type DraftSizeClass,
  type SizeClassError,
  type SizeClassWarning,
} from '@saer/pricing/fees/check-size-classes';
import type { ShippingWeightRule } from '@saer/pricing/fees/fee-table';
import type { InputError } from '@saer/i18n/read-number';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';

export type Warning =
  | { readonly reason: SizeClassWarning['reason']; readonly slab: number }
  /** With these limits a later class is never reached. */
  | { readonly reason: 'hides'; readonly name: string };

export interface LiveCheck {
  readonly problems: InputErrors;
  readonly warnings: readonly Warning[];
}

interface Edited {
  readonly sizeClass: DraftSizeClass;
  /** The index of each checked slab among the typed ones. */
  readonly indexes: readonly number[];
  /** Its place among the classes. */
  readonly at: number;
}

const describeFieldError = (
  problem: SizeClassError,
  indexes: readonly number[],
  nameAt: (at: number) => string,
): [string, InputError] => {
  switch (problem.reason) {
    case 'sidesNotFalling':
      return [problem.field, { code: problem.reason, details: {} }];
    case 'slabsMissing':
      return ['slabs', { code: problem.reason, details: {} }];
    case 'slabsNotRising':
      return [
        `slabs.${indexes[problem.slab] ?? problem.slab}.maxWeight`,
        { code: problem.reason, details: {} },
      ];
    case 'slabsEndEarly':
      return [
        'maxShippingWeight',
        { code: problem.reason, details: { kind: 'weight', last: problem.last, maximum: problem.maximum } },
      ];
    case 'overflowIncomplete':
      return [problem.field, { code: 'required', details: {} }];
    case 'classNotWider':
      break;
  }
  return ['longestSide', { code: 'classNotWider', details: { other: nameAt(problem.earlier) } }];
};

const hiddenBy = (problems: readonly OfClass<SizeClassError>[], at: number): readonly number[] =>
  problems.flatMap((each) => (each.reason === 'classNotWider' && each.earlier === at ? [each.classAt] : []));

/**
 * Errors and warnings of the edited class among the others of its version, at its fields. `others` are all of them in the store's
 * order, including the edited one.
 */
export function liveCheck(
  others: readonly DraftSizeClass[],
  { sizeClass, indexes, at }: Edited,
  rule: ShippingWeightRule,
  nameAt: (at: number) => string,
): LiveCheck {
  const classes = others.map((each, index) => (index === at ? sizeClass : each));
  const check = checkSizeClasses(classes, rule);
  const own = check.problems.filter(({ classAt }) => classAt === at);
  return {
    problems: new Map(own.map((problem) => describeFieldError(problem, indexes, nameAt))),
    warnings: [
      ...check.warnings
        .filter(({ classAt }) => classAt === at)
        .map(({ reason, slab }) => ({ reason, slab: indexes[slab] ?? slab })),
      ...hiddenBy(check.problems, at).map((hidden) => ({ reason: 'hides' as const, name: nameAt(hidden) })),
    ],
  };
}
