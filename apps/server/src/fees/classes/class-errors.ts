import type { FieldError } from '@saer/contract/api/error-reply';
import type { OfClass, SizeClassError } from '@saer/pricing/fees/check-size-classes';

interface Named {
  readonly code: string;
  readonly nameEn: string;
}

/** The field of a class at which an error can be corrected. */
function fieldOf(problem: SizeClassError): string {
  switch (problem.reason) {
    case 'sidesNotFalling':
    case 'overflowIncomplete':
      return problem.field;
    case 'slabsNotRising':
      return `slabs.${problem.slab}.maxWeight`;
    case 'slabsMissing':
      return 'slabs';
    case 'slabsEndEarly':
      return 'maxShippingWeight';
    case 'classNotWider':
      break;
  }
  return 'longestSide';
}

function detailsOf(problem: SizeClassError, classes: readonly Named[]): FieldError['details'] {
  if (problem.reason === 'slabsEndEarly') {
    const { last, maximum } = problem;
    return { kind: 'weight', last, maximum };
  }
  return problem.reason === 'classNotWider' ? { other: classes[problem.earlier]?.nameEn ?? '' } : {};
}

/** Converts the errors of a size class check into field errors. */
export const classErrors = (
  problems: readonly OfClass<SizeClassError>[],
  classes: readonly Named[],
  path: (classAt: number) => string,
): readonly FieldError[] =>
  problems.map((problem) => ({
    // A step needs its fee and the other way round: ask for the missing one.
    code: problem.reason === 'overflowIncomplete' ? 'required' : problem.reason,
    field: `${path(problem.classAt)}${fieldOf(problem)}`,
    details: { ...detailsOf(problem, classes), sizeClass: classes[problem.classAt]?.code ?? '' },
  }));
