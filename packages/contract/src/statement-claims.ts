import * as z from 'zod/mini';
import { type Endpoint, kilobyte, nothing } from './endpoint.ts';
import { count, instant, yesOrNo } from './field.ts';
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
  query: nothing,
  body: z.strictObject({ given: yesOrNo() }),
  reply: z.object({ given: yesOrNo(), removed: count(0, maxClaims + maxStatements) }),
} as const satisfies Endpoint;

export const statementClaimEndpoints = [
  findStatementClaims,
  mergeStatementClaims,
  clearStatementClaims,
  answerClaimsConsent,
] as const satisfies readonly Endpoint[];
