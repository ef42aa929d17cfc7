import * as z from 'zod/mini';
import { rangeFactorStates } from '../fees/choices.ts';
import { type DescribedEndpoint, type Endpoint, megabyte, nothing } from '../api/endpoint.ts';
import { rangeFactor } from '../fees/fee-table.ts';
import { choice, day, id, instant, text } from '../api/field.ts';
import { rowVersion } from '../api/list-query.ts';
import { savedRows } from '../api/saved-rows.ts';
import { writtenText } from '../api/written-text.ts';
import { rangeFactor as factorList } from '../lists/range-factor.ts';
import { findFactorDoubts } from './factor-doubt.ts';
import { findFactorImpact } from './factor-impact.ts';
import { confirmedDoubts } from './fee-doubt.ts';

const person = z.object({ id: id(), fullName: text(201) });
/** The account that did a step and the time; both null if it is not done or nobody is known. */
const step = z.object({ by: z.nullable(person), at: z.nullable(instant()) });

/** All active range factors as submitted, in force from a day on until the next version starts. */
export const rangeFactorVersion = z.object({
  id: id(),
  version: rowVersion(),
  effectiveFrom: day(),
  state: choice(rangeFactorStates),
  factors: z.array(rangeFactor),
  /** Error in the version whose place it takes; of others, what was said, if anything. */
  reason: z.nullable(text(500)),
  submitted: step,
  published: step,
  /** The admins who may publish it; null for every admin. */
  publishers: z.nullable(z.array(person)),
});
export type RangeFactorVersion = z.infer<typeof rangeFactorVersion>;

const rangeFactorVersions = z.object({
  /** The active factors in the list, as they would be submitted now. */
  draft: z.array(rangeFactor),
  /** The latest effective date first. */
  versions: z.array(rangeFactorVersion),
});
export type RangeFactorVersions = z.infer<typeof rangeFactorVersions>;

export const findRangeFactorVersions = {
  method: 'GET',
  path: '/product-range-factors/versions',
  access: 'admin',
  summary: 'The versions of the range factors: under review, coming, in force and past',
  description:
    'The list that admins edit is the `draft` of the next version. In force on a day is the latest `published` version that has begun; a version under `review` has no effect. `publishers` names who may publish it, `null` means every admin.',
  query: nothing,
  body: nothing,
  reply: rangeFactorVersions,
} as const satisfies Endpoint;

export const saveRangeFactors = {
  method: 'POST',
  path: '/product-range-factors/bands',
  access: 'admin',
  summary: 'Write several range factors of the list at once: all of them or none',
  description:
    'Writes many factors of the list as `product-range-factors` writes one: all of them or none, each with its own entry in the history. Overlaps are checked once everything is written, so that neighbouring bands can move together. Anything that is wrong is refused at its position (`changed.2.min`).',
  query: nothing,
  body: z.strictObject(
    savedRows(z.strictObject(factorList.create.body.shape), z.strictObject(factorList.update.body.shape)),
  ),
  bodyLimit: 5 * megabyte,
  reply: z.object({ changed: z.array(id()), added: z.array(id()), removed: z.array(id()) }),
} as const satisfies Endpoint;

export const submitRangeFactors = {
  method: 'POST',
  path: '/product-range-factors/submit',
  access: 'admin',
  summary: 'Submit the range factors as they stand in the list, to hold from a day on',
  description:
    'Submits the factors as they stand in the list, or those of an earlier version (`copyOf`), to hold from a day on. What is edited in the list afterwards does not change it. The first day of the version in force corrects that one, which takes a `reason`. All `doubts` must be confirmed by their keys, else the answer is `feeDoubts`. A day before the version in force began, or the first day of a coming version, is refused.',
  query: nothing,
  body: z.strictObject({
    effectiveFrom: day(),
    copyOf: z.exactOptional(id()),
    reason: z.exactOptional(writtenText(500)),
    doubts: z.exactOptional(confirmedDoubts),
  }),
  bodyLimit: megabyte,
  reply: rangeFactorVersion,
} as const satisfies Endpoint;

const versionStep = z.strictObject({ id: id(), version: rowVersion() });

const verb = <const Path extends `/product-range-factors/${string}`>(
  path: Path,
  summary: string,
  description: string,
) =>
  ({
    method: 'POST',
    path,
    access: 'admin',
    summary,
    description,
    query: nothing,
    body: versionStep,
    reply: rangeFactorVersion,
  }) as const satisfies Endpoint;

export const publishRangeFactors = {
  ...verb(
    '/product-range-factors/publish',
    'Publish a version of the range factors: in force from its day on',
    'From review to published, by another admin than who edited the list last or submitted it, as long as there is one, who confirms the doubts too. Earlier days stay priced by the versions of those days.',
  ),
  body: z.extend(versionStep, { doubts: z.exactOptional(confirmedDoubts) }),
  bodyLimit: megabyte,
};
export const withdrawRangeFactors = verb(
  '/product-range-factors/withdraw',
  'Take a published version of the range factors back into review before its day',
  'From published back to review, as long as its day has not come in Riyadh; afterwards the answer is `versionBegun`.',
);

export const returnRangeFactors = {
  ...verb(
    '/product-range-factors/return',
    'Drop a version of the range factors that is under review',
    'Drops a version under review. The list stays as it is, to be corrected and submitted again.',
  ),
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

export const rangeFactorVersionEndpoints: readonly DescribedEndpoint[] = [
  findRangeFactorVersions,
  findFactorDoubts,
  findFactorImpact,
  saveRangeFactors,
  submitRangeFactors,
  publishRangeFactors,
  withdrawRangeFactors,
  returnRangeFactors,
];
