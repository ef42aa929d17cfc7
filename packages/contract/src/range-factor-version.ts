import * as z from 'zod/mini';
import { rangeFactorStates } from './choices.ts';
import { type Endpoint, megabyte, nothing } from './endpoint.ts';
import { rangeFactor } from './fee-table.ts';
import { choice, day, id, instant, text } from './field.ts';
import { rowVersion } from './list-query.ts';
import { rangeFactor as factorList } from './lists/range-factor.ts';
import { savedRows } from './saved-rows.ts';

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
  query: nothing,
  body: nothing,
  reply: rangeFactorVersions,
} as const satisfies Endpoint;

export const saveRangeFactors = {
  method: 'POST',
  path: '/product-range-factors/bands',
  access: 'admin',
  summary: 'Write several range factors of the list at once: all of them or none',
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
  query: nothing,
  body: z.strictObject({ effectiveFrom: day() }),
  reply: rangeFactorVersion,
} as const satisfies Endpoint;

const versionStep = z.strictObject({ id: id(), version: rowVersion() });

const verb = <const Path extends `/product-range-factors/${string}`>(path: Path, summary: string) =>
  ({
    method: 'POST',
    path,
    access: 'admin',
    summary,
    query: nothing,
    body: versionStep,
    reply: rangeFactorVersion,
  }) as const satisfies Endpoint;

export const publishRangeFactors = verb(
  '/product-range-factors/publish',
  'Publish a version of the range factors: in force from its day on',
);
export const withdrawRangeFactors = verb(
  '/product-range-factors/withdraw',
  'Take a published version of the range factors back into review before its day',
);

export const returnRangeFactors = {
  ...verb('/product-range-factors/return', 'Drop a version of the range factors that is under review'),
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;
