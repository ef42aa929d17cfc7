import type { MessageDescriptor } from '@lingui/core';
import type { Endpoint } from '@saer/contract/endpoint';
import {
  createAgreedFee,
  pageAgreedFees,
  removeAgreedFees,
  updateAgreedFee,
} from '@saer/contract/agreed-fees';
import { findFeeDoubts } from '@saer/contract/fee-doubt';
import { answerDeemedSupplier } from '@saer/contract/deemed-supplier';
import { findAgreedOverrides } from '@saer/contract/own-fees';
import { feeProposalGroup } from './fee-proposal-words.ts';
import { statementClaimGroup } from './statement-claim-words.ts';
import { statementRateGroup } from './statement-rate-words.ts';
import {
  exportFeeImpact,
  findFeeImpact,
  findSellerImpact,
  previewFeeNotice,
  sendFeeNotice,
} from '@saer/contract/fee-impact';
import {
  confirmFeeTable,
  exportFeeTable,
  findFeePublishers,
  findFeeVersion,
  publishFeeTable,
  readWorkbook,
  replaceContent,
  returnFeeTable,
  saveRates,
  submitFeeTable,
  withdrawFeeTable,
} from '@saer/contract/fee-version';
import {
  findRangeFactorVersions,
  publishRangeFactors,
  returnRangeFactors,
  saveRangeFactors,
  submitRangeFactors,
  withdrawRangeFactors,
} from '@saer/contract/range-factor-version';

/** Descriptions of the endpoints for versions of fee tables. */
export const feeGroups: readonly {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly endpoints: readonly (readonly [Endpoint, MessageDescriptor])[];
}[] = [
  {
    id: 'feeVersions',
    title: /*i18n*/ { id: 'docs.fees', message: 'Versions of fee tables' },
    endpoints: [
      [
        findFeeVersion,
        /*i18n*/ {
          id: 'docs.fees.find',
          message:
            'One fee table whole: its size classes in the store’s order with their slabs, its commissions, who submitted and published it, and who confirmed each figure. Its `version` counts every change of anything in it.',
        },
      ],
      [
        replaceContent,
        /*i18n*/ {
          id: 'docs.fees.replace',
          message:
            'Replaces the whole content of a draft, or nothing: classes are matched by code and hand-over, commissions by sub family, and only what differs is written. It is one change in the history. Anything that is wrong is refused at its position (`content.classes.2.slabs.0.maxWeight`).',
        },
      ],
      [
        saveRates,
        /*i18n*/ {
          id: 'docs.fees.rates',
          message:
            'Writes many commissions of one fee table as `referral-rule` writes one: all of them or none, each with its own entry in the history. Rows are added and removed in drafts only; elsewhere only provenance changes. Anything that is wrong is refused at its position (`changed.2.rate1`); where somebody else has changed one of the rows, the answer is `rowChanged` at `changed.2`.',
        },
      ],
      [
        submitFeeTable,
        /*i18n*/ {
          id: 'docs.fees.submit',
          message:
            'From draft to review. The table must be whole, its size classes sound and its day free; every problem is named at its field. Send the `version` you have seen: where something has changed since, the answer is `rowChanged`.',
        },
      ],
      [
        returnFeeTable,
        /*i18n*/ {
          id: 'docs.fees.return',
          message: 'From review back to draft, where it can be changed again.',
        },
      ],
      [
        publishFeeTable,
        /*i18n*/ {
          id: 'docs.fees.publish',
          message:
            'From review to published: in force from its day on in Riyadh. What it follows becomes superseded once that day has begun. It may not begin before the table in force (`versionDatedBefore`) nor on the day of another one (`versionDateTaken`), unless it corrects that one: then it takes its place from the same day on, and that one becomes corrected. Of two who publish at once one is refused with `versionStateChanged`. Whoever edited the draft last or submitted it is refused with `publishingTakesTwo` as long as another active admin could publish it, unless `PUBLISH_FEES_ALONE` is set.',
        },
      ],
      [
        findFeeDoubts,
        /*i18n*/ {
          id: 'docs.fees.doubts',
          message:
            'What is missing in the table or improbable: offered categories without a commission, size classes of the table before that are gone, and changed figures that are nothing, less than one per cent, very high, three times those before (or at other stores) or a third, or less for a heavier parcel. Figures that stood before are not doubted again. Submitting and publishing take the `key` of each in `doubts`, from both people; else the answer is `feeDoubts`.',
        },
      ],
      [
        findFeePublishers,
        /*i18n*/ {
          id: 'docs.fees.publishers',
          message:
            'The admins who may publish the table: those who neither edited it last nor submitted it. `null` means every admin may.',
        },
      ],
      [
        withdrawFeeTable,
        /*i18n*/ {
          id: 'docs.fees.withdraw',
          message:
            'From published back to draft, as long as its day has not come in Riyadh: what it would have followed stays in force. From its day on prices are calculated with it, and the answer is `versionBegun`.',
        },
      ],
      [
        confirmFeeTable,
        /*i18n*/ {
          id: 'docs.fees.confirm',
          message:
            'Confirms everything of the table that is not confirmed yet, in any state; each figure keeps by whom and when. `source` is needed where a figure names none, and is written to those. A single figure is confirmed by writing its row with `status: confirmed` and its source. Whoever changes a figure without a new source takes its status and source away.',
        },
      ],
      [
        findFeeImpact,
        /*i18n*/ {
          id: 'docs.fees.impact',
          message:
            'Prices every saved product of the store at its current price, with this table and with the one it follows (`comparedWith`: the table in force today, or for a table that has begun the one before it): how many lose the target profit, how much it costs, in a month where sales are known, the twenty products and the hundred sellers that lose most, and who was told. A product that this table cannot price has `profitAfter: null`. Nothing is saved.',
        },
      ],
      [
        findSellerImpact,
        /*i18n*/ {
          id: 'docs.fees.sellerImpact',
          message: 'The same for one seller: the hundred products that lose most.',
        },
      ],
      [
        exportFeeImpact,
        /*i18n*/ {
          id: 'docs.fees.exportImpact',
          message:
            'The same as an .xlsx workbook in base64, in the language of the request: every seller who earns less, and the 10,000 products that lose most.',
        },
      ],
      [
        previewFeeNotice,
        /*i18n*/ {
          id: 'docs.fees.previewNotice',
          message: 'The message that a seller would get about the table, in both languages. Nothing is sent.',
        },
      ],
      [
        sendFeeNotice,
        /*i18n*/ {
          id: 'docs.fees.notice',
          message:
            'Sends every active seller with a product that earns less a mail in their language, once for each publication of the table: a second call tells only those who were not told (`notifiedBefore`), and at most 1,000 at once (`left`). Only for a published table; else the answer is `versionStateChanged`.',
        },
      ],
      [
        exportFeeTable,
        /*i18n*/ {
          id: 'docs.fees.export',
          message:
            'The table as an .xlsx workbook in base64, in the language of the request: sums in riyals, rates in per cent, sides in centimetres, weights in grams.',
        },
      ],
      [
        readWorkbook,
        /*i18n*/ {
          id: 'docs.fees.read',
          message:
            'Reads such a workbook, in either language, with columns in any order and digits of either script, and answers its content or every problem at the address of its cell (`Size classes!F7`). Nothing is saved: send the content to `PUT /fee-table/content` to accept it. 1 MiB and 10,000 rows at most.',
        },
      ],
    ],
  },
  {
    id: 'agreedFees',
    title: /*i18n*/ { id: 'docs.agreedFees', message: 'Agreed fees' },
    endpoints: [
      [
        pageAgreedFees,
        /*i18n*/ {
          id: 'docs.agreedFees.page',
          message:
            'Fees that a store agreed with a seller for one barcode: a seller and their sub-users see their own and those an admin set for all (`seller: null`), admins everybody’s. Filter by `storeId`, `sellerId` and every figure; `search` looks in barcodes.',
        },
      ],
      [
        createAgreedFee,
        /*i18n*/ {
          id: 'docs.agreedFees.create',
          message:
            'A commission, both fulfilment fees, or all three; two different fees need the price between them. A seller’s are always their own; an admin names the seller in `sellerId`, or nobody for all sellers. One for each seller, store and barcode.',
        },
      ],
      [
        updateAgreedFee,
        /*i18n*/ {
          id: 'docs.agreedFees.update',
          message:
            'Changes the figures of an agreed fee; its store, barcode and seller stay. Another seller’s is answered as missing; one that holds for all is changed by admins only.',
        },
      ],
      [
        removeAgreedFees,
        /*i18n*/ {
          id: 'docs.agreedFees.remove',
          message: 'Removes agreed fees by key: all of them or none.',
        },
      ],
      [
        findAgreedOverrides,
        /*i18n*/ {
          id: 'docs.agreedFees.book',
          message:
            'What calculations of the caller use beside the fee book that everybody reads, which holds none of it: agreed fees, one for each store and barcode, their own before those for all; and commissions seen on their statements; and what they said about VAT in payouts. A seen rate counts while the fee table has the rule in `replaces` and nobody confirmed it.',
        },
      ],
      [
        answerDeemedSupplier,
        /*i18n*/ {
          id: 'docs.agreedFees.deemedSupplier',
          message:
            'What a seller who is not registered for VAT sees in the payouts of a store: `sellerBears` where it keeps the VAT in the price, `storeBears` where the payout is whole, `unknown` where they are not sure. It counts for all their products there, before what the store’s own `deemedSupplier` says; prices and saved figures follow at once. A store that is no marketplace is `unknownStore`.',
        },
      ],
    ],
  },
  feeProposalGroup,
  statementRateGroup,
  statementClaimGroup,
  {
    id: 'rangeFactorVersions',
    title: /*i18n*/ { id: 'docs.factors', message: 'Range factors as versions' },
    endpoints: [
      [
        findRangeFactorVersions,
        /*i18n*/ {
          id: 'docs.factors.find',
          message:
            'The list that admins edit is the `draft` of the next version. In force on a day is the latest `published` version that has begun; a version under `review` has no effect. `publishers` names who may publish it, `null` means every admin.',
        },
      ],
      [
        saveRangeFactors,
        /*i18n*/ {
          id: 'docs.factors.save',
          message:
            'Writes many factors of the list as `product-range-factors` writes one: all of them or none, each with its own entry in the history. Overlaps are checked once everything is written, so that neighbouring bands can move together. Anything that is wrong is refused at its position (`changed.2.min`).',
        },
      ],
      [
        submitRangeFactors,
        /*i18n*/ {
          id: 'docs.factors.submit',
          message:
            'Submits the factors as they stand in the list, to hold from a day on. What is edited in the list afterwards does not change it. A day before the version in force began, or the first day of another version, is refused.',
        },
      ],
      [
        publishRangeFactors,
        /*i18n*/ {
          id: 'docs.factors.publish',
          message:
            'From review to published, by another admin than who edited the list last or submitted it, as long as there is one. Earlier days stay priced by the versions of those days.',
        },
      ],
      [
        withdrawRangeFactors,
        /*i18n*/ {
          id: 'docs.factors.withdraw',
          message:
            'From published back to review, as long as its day has not come in Riyadh; afterwards the answer is `versionBegun`.',
        },
      ],
      [
        returnRangeFactors,
        /*i18n*/ {
          id: 'docs.factors.return',
          message:
            'Drops a version under review. The list stays as it is, to be corrected and submitted again.',
        },
      ],
    ],
  },
];
