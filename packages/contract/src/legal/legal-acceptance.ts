// Separate from the versions that admins write: every seller's page asks for this.

import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, day, id, yesOrNo } from '../api/field.ts';
import { legalDocuments } from './legal-states.ts';

const document = choice(legalDocuments);
/** The number of a version of its document, from 1. */
const number = id();

/** The versions that a registration accepts: those that hold today. */
export const findCurrentLegal = {
  method: 'GET',
  path: '/legal-document/current',
  access: 'public',
  summary: 'The numbers of the terms and of the privacy policy that hold today',
  description:
    'The versions of today. A registration that names them in `acceptedVersions` proves what its form showed; `isDraft` says that no version has been confirmed yet.',
  query: nothing,
  body: nothing,
  reply: z.array(z.object({ document, number, isDraft: yesOrNo(), effectiveFrom: z.nullable(day()) })),
} as const satisfies Endpoint;

const requiredVersion = z.object({
  id: id(),
  document,
  number,
  effectiveFrom: day(),
  /** The number that the account accepted before; null if it accepted none. */
  acceptedNumber: z.nullable(number),
  /** Summaries of the changes in each version since, the newest first. */
  changes: z.array(
    z.object({
      number,
      changesAr: z.nullable(z.string()),
      changesEn: z.nullable(z.string()),
    }),
  ),
});
export type RequiredVersion = z.infer<typeof requiredVersion>;

export const findRequiredLegal = {
  method: 'GET',
  path: '/legal-document/required',
  access: 'seller',
  summary: 'The documents in force that the caller has yet to accept',
  description:
    'What the caller has yet to accept, with what changed. As long as the list is not empty, reading and removing stay open; other changes answer `acceptanceNeeded`, except those of the own sign-in, account and subscription.',
  query: nothing,
  body: nothing,
  reply: z.array(requiredVersion),
} as const satisfies Endpoint;

export const acceptLegal = {
  method: 'POST',
  path: '/legal-document/accept',
  access: 'seller',
  beforeAcceptance: true,
  summary: 'Accept versions that are in force',
  description:
    'Accepts versions by their `id`. One that is not in force, as when the next one came into force meanwhile, answers `termsChanged`. Accepting again changes nothing.',
  query: nothing,
  body: z.strictObject({
    ids: z.array(id()).check(z.minLength(1, 'choice'), z.maxLength(legalDocuments.length, 'choice')),
  }),
  /** Documents still to be accepted. */
  reply: z.array(requiredVersion),
} as const satisfies Endpoint;

export const legalAcceptanceEndpoints: readonly DescribedEndpoint[] = [
  findCurrentLegal,
  findRequiredLegal,
  acceptLegal,
];
