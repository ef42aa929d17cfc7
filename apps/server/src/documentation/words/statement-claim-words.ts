import {
  answerClaimsConsent,
  clearStatementClaims,
  findStatementClaims,
  mergeStatementClaims,
} from '@saer/contract/statement-claims';

/** Descriptions of the endpoints for claims from statements. */
export const statementClaimGroup = {
  id: 'statementClaims',
  title: /*i18n*/ { id: 'docs.statementClaims', message: 'Claims from statements' },
  endpoints: [
    [
      findStatementClaims,
      /*i18n*/ {
        id: 'docs.statementClaims.find',
        message:
          'What the seller and their sub-users claimed from stores, what came back, and the sums of checked statements. `isKept` is `false` unless the subscriber agreed to store them with the account; then there are none. Entries changed at or before `clearedAt` were deleted.',
      },
    ],
    [
      mergeStatementClaims,
      /*i18n*/ {
        id: 'docs.statementClaims.merge',
        message:
          'Merges entries into those stored, by `key`: of the same claim the later `changedAt` counts, with all `credits` of both; of the same statement the one with more `lines`. `removed` deletes what was changed before it. The order of requests does not matter, and nothing is overwritten. Up to 200 entries of each kind in a request; 5,000 claims and 500 statements are stored, and beyond that the oldest settled claims are dropped first. Without the subscriber’s consent the answer is `consentMissing`.',
      },
    ],
    [
      clearStatementClaims,
      /*i18n*/ {
        id: 'docs.statementClaims.clear',
        message:
          'Deletes all of them. What another browser still has of before `clearedAt` is not stored again.',
      },
    ],
    [
      answerClaimsConsent,
      /*i18n*/ {
        id: 'docs.statementClaims.consent',
        message:
          'Only a subscriber answers, and can change the answer at any time. Withdrawing deletes everything that was stored; `removed` says how many entries.',
      },
    ],
  ],
} as const;
