import type { Fault } from '@saer/contract/fault';
import type { VersionContent } from '@saer/contract/fee-version';
import { ownProblems } from '@saer/pricing/check-size-class';
import { classFaults } from '../classes/class-faults.ts';
import { isSameClass } from '../classes/same-class.ts';
import { rateFaults } from '../rates/rate-faults.ts';

type Class = VersionContent['classes'][number];
type Rate = VersionContent['rates'][number];

/** Where a class or a commission stands, for a fault's field. */
export type PathOf = (list: 'classes' | 'rates', at: number) => string;

const sourceFaults = ({ status, source }: Class | Rate, path: string): readonly Fault[] =>
  (status === 'sourced' || status === 'confirmed') && (source ?? '').trim() === ''
    ? [{ code: 'required', field: `${path}source`, details: { kind: 'text' } }]
    : [];

function duplicateErrors({ classes, rates }: VersionContent, path: PathOf): readonly Fault[] {
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

/** What is wrong with a version's content by itself. `subFamilies` are the codes there are. */
export function contentFaults(
  content: VersionContent,
  subFamilies: ReadonlySet<string>,
  path: PathOf,
): readonly Fault[] {
  const { classes, rates } = content;
  const problems = classes.flatMap((each, classAt) =>
    ownProblems(each).problems.map((problem) => ({ ...problem, classAt })),
  );
  return [
    ...classFaults(problems, classes, (at) => path('classes', at)),
    ...classes.flatMap((each, at) => sourceFaults(each, path('classes', at))),
    ...rates.flatMap((each, at) => [
      ...rateFaults(each, path('rates', at)),
      ...sourceFaults(each, path('rates', at)),
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
