import type { FieldError } from '@saer/contract/api/error-reply';
import type { VersionContent } from '@saer/contract/publishing/fee-version';
import { ownErrors } from '@saer/pricing/fees/check-size-classes';
import { classErrors } from '../classes/class-errors.ts';
import { isSameClass } from '../classes/same-class.ts';
import { rateErrors } from '../rates/rate-errors.ts';

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
