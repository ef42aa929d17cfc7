import type { FieldError } from '@saer/contract/api/error-reply';
import type { VersionContent } from '@saer/contract/publishing/fee-version';
import { ownErrors, type OfClass, type SizeClassError } from '@saer/pricing/fees/check-size-classes';
import type { Handover } from '@saer/contract/fees/fee-table';

type Parts = Pick<VersionContent['rates'][number], 'shape' | 'limit' | 'rate2'>;

/** Validates a commission: a flat one has one rate; any other also has a limit and a second rate. */
export function rateErrors({ shape, limit, rate2 }: Parts, path = ''): readonly FieldError[] {
  const parts = Object.entries({ limit, rate2 });
  return parts
    .filter(([, part]) => (part === null) !== (shape === 'flat'))
    .map(([field]) => ({ code: 'partsMissing', field: `${path}${field}` }));
}

/** The key of a class within its table: its code and handover. */
export interface ClassKey {
  readonly code: string;
  readonly handover: Handover | null;
}

/** Tells whether two classes have conflicting keys: a class without a handover conflicts with either handover. */
const isSameClass = (one: ClassKey, other: ClassKey): boolean =>
  one.code === other.code &&
  (one.handover === null || other.handover === null || one.handover === other.handover);

interface Named {
  readonly code: string;
  readonly nameEn: string;
}

/** The field of a class at which an error can be corrected. */
function toField(problem: SizeClassError): string {
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

function toDetails(problem: SizeClassError, classes: readonly Named[]): FieldError['details'] {
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
    field: `${path(problem.classAt)}${toField(problem)}`,
    details: { ...toDetails(problem, classes), sizeClass: classes[problem.classAt]?.code ?? '' },
  }));

type Class = VersionContent['classes'][number];
type Rate = VersionContent['rates'][number];

/** Path prefix of a class or a commission in field errors. */
export type PathOf = (list: 'classes' | 'rates', at: number) => string;

const sourceErrors = ({ status, source }: Class | Rate, path: string): readonly FieldError[] =>
  (status === 'sourced' || status === 'confirmed') && (source ?? '').trim() === ''
    ? [{ code: 'required', field: `${path}source`, details: { kind: 'text' } }]
    : [];

function duplicateErrors({ classes, rates }: VersionContent, path: PathOf): readonly FieldError[] {
  return [
    ...classes.flatMap((each, at) =>
      classes.slice(0, at).some((earlier) => isSameClass(earlier, each))
        ? [
            {
              code: 'classTwice' as const,
              field: `${path('classes', at)}code`,
              details: { code: each.code },
            },
          ]
        : [],
    ),
    ...rates.flatMap(({ subFamily }, at) =>
      rates.findIndex((each) => each.subFamily === subFamily) < at
        ? [{ code: 'rateTwice' as const, field: `${path('rates', at)}subFamily` }]
        : [],
    ),
  ];
}

/** Validates a version's content by itself. `subFamilies`: the codes that exist. */
export function contentErrors(
  content: VersionContent,
  subFamilies: ReadonlySet<string>,
  path: PathOf,
): readonly FieldError[] {
  const { classes, rates } = content;
  const problems = classes.flatMap((each, classAt) =>
    ownErrors(each).problems.map((problem) => ({ ...problem, classAt })),
  );
  return [
    ...classErrors(problems, classes, (at) => path('classes', at)),
    ...classes.flatMap((each, at) => sourceErrors(each, path('classes', at))),
    ...rates.flatMap((each, at) => [
      ...rateErrors(each, path('rates', at)),
      ...sourceErrors(each, path('rates', at)),
      ...(subFamilies.has(each.subFamily)
        ? []
        : [
            {
              code: 'unknownSubFamily' as const,
              field: `${path('rates', at)}subFamily`,
              details: { subFamily: each.subFamily },
            },
          ]),
    ]),
    ...duplicateErrors(content, path),
  ];
}
