import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { count, instant, yesOrNo } from '../api/field.ts';
import {
  checkedStatement,
  maxClaims,
  maxStatements,
  removedEntry,
  statementClaim,
} from './statement-claim.ts';

/** The most entries of each kind in one request. */
export const maxEntriesAtOnce = 200;

const entries = <S extends z.core.$ZodType>(entry: S, maximum: number) =>
  z.array(entry, 'count').check(z.maxLength(maximum, 'count'));

/** A seller's claims as the account stores them. */
export const statementClaimsReply = z.object({
  /** The subscriber agreed that they are stored with the account; else there are none. */
  isKept: yesOrNo(),
  /** When everything before was deleted; null: never. */
  clearedAt: z.nullable(instant()),
  claims: entries(statementClaim, maxClaims),
  statements: entries(checkedStatement, maxStatements),
  removed: entries(removedEntry, maxClaims),
});
export type StatementClaimsReply = z.output<typeof statementClaimsReply>;

export const findStatementClaims = {
  method: 'GET',
  path: '/statement-claim',
  access: 'seller',
  summary: 'The claims from statements that are stored with the account, and the sums of checked statements',
  description:
    'What the seller and their sub-users claimed from stores, what came back, and the sums of checked statements. `isKept` is `false` unless the subscriber agreed to store them with the account; then there are none. Entries changed at or before `clearedAt` were deleted.',
  query: nothing,
  body: nothing,
  reply: statementClaimsReply,
} as const satisfies Endpoint;

export const mergeStatementClaims = {
  method: 'PUT',
  path: '/statement-claim',
  access: 'seller',
  summary:
    'Merge claims and sums of statements into those of the account: of the same one, the later change counts',
  description:
    'Merges entries into those stored, by `key`: of the same claim the later `changedAt` counts, with all `credits` of both; of the same statement the one with more `lines`. `removed` deletes what was changed before it. The order of requests does not matter, and nothing is overwritten. Up to 200 entries of each kind in a request; 5,000 claims and 500 statements are stored, and beyond that the oldest settled claims are dropped first. Without the subscriber’s consent the answer is `consentMissing`.',
  query: nothing,
  body: z.strictObject({
    claims: entries(statementClaim, maxEntriesAtOnce),
    statements: entries(checkedStatement, maxEntriesAtOnce),
    removed: entries(removedEntry, maxEntriesAtOnce),
  }),
  bodyLimit: 1_536 * kilobyte,
  reply: z.object({ claims: count(0, maxClaims), statements: count(0, maxStatements) }),
} as const satisfies Endpoint;

export const clearStatementClaims = {
  method: 'DELETE',
  path: '/statement-claim',
  access: 'seller',
  summary: 'Delete all claims and sums of statements of the account',
  description:
    'Deletes all of them. What another browser still has of before `clearedAt` is not stored again.',
  query: nothing,
  body: nothing,
  reply: z.object({ removed: count(0, maxClaims + maxStatements), clearedAt: z.nullable(instant()) }),
} as const satisfies Endpoint;

/** Withdrawing deletes what was stored. */
export const answerClaimsConsent = {
  method: 'PUT',
  path: '/statement-claim/consent',
  access: 'subscriber',
  summary: 'Agree that claims from statements are stored with the account, or withdraw that and delete them',
  description:
    'Only a subscriber answers, and can change the answer at any time. Withdrawing deletes everything that was stored; `removed` says how many entries.',
  query: nothing,
  body: z.strictObject({ given: yesOrNo() }),
  reply: z.object({ given: yesOrNo(), removed: count(0, maxClaims + maxStatements) }),
} as const satisfies Endpoint;

export const statementClaimsEndpoints: readonly DescribedEndpoint[] = [
  findStatementClaims,
  mergeStatementClaims,
  clearStatementClaims,
  answerClaimsConsent,
];
