import {
  approveFeeProposal,
  createFeeProposal,
  pageFeeProposals,
  previewFeeProposal,
  rejectFeeProposal,
  reviewFeeProposal,
  withdrawFeeProposal,
} from '@saer/contract/fee-proposal';

/** Descriptions of the endpoints for changes that hold for all sellers. */
export const feeProposalGroup = {
  id: 'feeProposals',
  title: /*i18n*/ { id: 'docs.feeProposals', message: 'Changes for all sellers' },
  endpoints: [
    [
      pageFeeProposals,
      /*i18n*/ {
        id: 'docs.feeProposals.page',
        message:
          'Changes that wait for a second person, then those decided about, the newest first. `before` and `after` are the row as it was when the change was proposed and as it would be. Filter and sort by `entity`, `action`, `rowId`, `state`, `proposedBy`, `createdAt` and `decidedAt`.',
      },
    ],
    [
      reviewFeeProposal,
      /*i18n*/ {
        id: 'docs.feeProposals.review',
        message:
          'The doubts about a proposal as of today, whether its row is still as it was (`isCurrent`), the saved products of the store (for an agreed fee those with its barcode) and their sellers, and who could approve it; `approvers` is null where one person is enough.',
      },
    ],
    [
      previewFeeProposal,
      /*i18n*/ {
        id: 'docs.feeProposals.preview',
        message:
          'Tries a change without making or storing it: whatever the list itself would refuse is refused here, and what is improbable is listed under `doubts`.',
      },
    ],
    [
      createFeeProposal,
      /*i18n*/ {
        id: 'docs.feeProposals.create',
        message:
          'Proposes a change of a service fee, of an agreed fee for all sellers, or of a store, which its list refuses with `publishingTakesTwo` while another active admin could approve it. `values` is what would be sent to the list: the body of its `POST` or `PUT`, or `id` and `version` to remove a row. All `doubts` must be confirmed by their keys, else the answer is `feeDoubts`. A row has one open proposal, and 200 wait at most: beyond that the answer is `publishingTakesTwo`.',
      },
    ],
    [
      approveFeeProposal,
      /*i18n*/ {
        id: 'docs.feeProposals.approve',
        message:
          'Makes the change at once, by another admin than the proposer, who confirms the doubts too. Where the list refuses it by now (`rowChanged`, `rowGone`, `inUse`, a name or day that is taken), the proposal stays. Of two who approve at once one is answered with `versionStateChanged`.',
      },
    ],
    [
      rejectFeeProposal,
      /*i18n*/ {
        id: 'docs.feeProposals.reject',
        message: 'Rejects another admin’s proposal, with a `note` if that helps. Nothing changes.',
      },
    ],
    [
      withdrawFeeProposal,
      /*i18n*/ {
        id: 'docs.feeProposals.withdraw',
        message: 'Withdraws the own proposal. Nothing changes.',
      },
    ],
  ],
} as const;
