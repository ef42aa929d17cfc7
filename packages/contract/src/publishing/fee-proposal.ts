import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, megabyte, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text, withDefault, yesOrNo } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keyQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { plainText } from '../api/text-format.ts';

/** Rows whose figures hold for all sellers and have no version of their own, by their name in the history. */
export const proposedEntities = ['serviceFee', 'productFeeOverride', 'store'] as const;
export type ProposedEntity = (typeof proposedEntities)[number];

export const proposedActions = ['create', 'update', 'remove'] as const;
export type ProposedAction = (typeof proposedActions)[number];

export const proposalStates = ['proposed', 'approved', 'rejected', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Proposals that wait at a time, at most. */
export const maxOpenProposals = 200;

/** A row's values by the names of its fields. */
const values = () => z.record(z.string(), z.unknown());

/** Kinds of doubts about a change. */
const changeDoubtKinds = [
  /** A rate or fee is nothing. */
  'zero',
  /** A rate is more than nothing and less than one per cent: perhaps a share was typed, 0.15 for 15 %. */
  'belowOnePercent',
  /** A rate of half the price or more, a fee of 1,000 riyals or more. */
  'veryHigh',
  /** Three times the figure before or more, a third or less. */
  'farFromBefore',
  /** A service fee of a day that has begun: it also holds for days that are over. */
  'daysOver',
] as const;
export type ChangeDoubtKind = (typeof changeDoubtKinds)[number];

/** One doubt about a change, confirmed by whoever proposes and by whoever approves it. */
export const changeDoubt = z.object({
  /** Names the doubt and its figures: with another figure it is another doubt. */
  key: text(300),
  kind: choice(changeDoubtKinds),
  /** The field of the row. */
  field: text(64),
  /** The figures, in the unit of the field; null where it is about none. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
});
export type ChangeDoubt = z.infer<typeof changeDoubt>;

/** The keys of the doubts that a person confirms: a row has few figures. */
const confirmedDoubts = () => z.array(text(300), 'count').check(z.maxLength(20, 'count'));

const admin = () => z.object({ id: id(), fullName: text(201) });

/**
 * A change that an admin would send to the list itself: the body of its `POST` or `PUT`, or `id` and `version` of the row to remove.
 * A store is only changed. `putBack`: the `id` of a change in the history of a store or service fee, which is put back: it becomes a
 * change of the row, or the deleted row anew.
 */
export const proposedChange = z.strictObject({
  entity: choice(proposedEntities),
  action: choice([...proposedActions, 'putBack']),
  values: values(),
});
export type ProposedChange = z.infer<typeof proposedChange>;

export const feeProposal = z.object({
  id: id(),
  version: rowVersion(),
  createdAt: instant(),
  updatedAt: instant(),
  entity: choice(proposedEntities),
  action: choice(proposedActions),
  /** The row to change or remove; null for a new one. */
  rowId: z.nullable(id()),
  /** The row's name; of an agreed fee, its barcode. */
  nameEn: z.nullable(z.string()),
  nameAr: z.nullable(z.string()),
  /** The row as it was and as it would be, with the defaults of what was not sent; null: there is none. */
  before: z.nullable(values()),
  after: z.nullable(values()),
  state: choice(proposalStates),
  reason: text(500),
  /** null if the account is gone. */
  proposedBy: z.nullable(admin()),
  decidedBy: z.nullable(admin()),
  decidedAt: z.nullable(instant()),
  /** Why it was rejected, if that was said. */
  note: z.nullable(text(500)),
});
export type FeeProposal = z.infer<typeof feeProposal>;

/** Who could approve a change; null: one person is enough. */
const approvers = () => z.nullable(z.array(admin()));

const number = () => count(0, 2_147_483_647);

/** Saved products of the store, for an agreed fee only those with its barcode, and the sellers they belong to. */
const reach = { products: number(), sellers: number() };

export const previewFeeProposal = {
  method: 'POST',
  path: '/fee-proposal/preview',
  access: 'admin',
  summary: 'Check a change that holds for all sellers, and find what is improbable in it',
  description:
    'Tries a change without making or storing it: whatever the list itself would refuse is refused here, what is improbable is listed under `doubts`, and `products` and `sellers` count the saved products that it concerns and their owners.',
  query: nothing,
  body: proposedChange,
  reply: z.object({ doubts: z.array(changeDoubt), ...reach, approvers: approvers() }),
} as const satisfies Endpoint;

/** The effect of changes that are made together: those of one form. */
export const changesImpact = z.object({
  /** Saved products of the stores, for agreed fees only those with their barcodes, and the sellers they belong to. */
  ...reach,
  /** Among them, each at the price that it is sold at; null: no such change enters the price of a saved product. */
  impact: z.nullable(
    z.object({
      earningLess: number(),
      earningMore: number(),
      /** Products that have a price today and would have none. */
      losingPrice: number(),
      /** Products that meet their target today and no longer would. */
      losingMargin: number(),
      /** Products that make no loss today and would make one. */
      makingLoss: number(),
      /** Halalas a month, of the products whose sales are known; null if none are. */
      monthlyChange: z.nullable(z.int()),
    }),
  ),
});
export type ChangesImpact = z.infer<typeof changesImpact>;

export const previewChangesImpact = {
  method: 'POST',
  path: '/fee-proposal/impact',
  access: 'admin',
  summary:
    'What changes that hold for all sellers would do to their saved products, before they are proposed',
  description:
    'Tries the changes together without making or storing them, and prices every saved product that they concern at the price that it is sold at, by the fees of today and with the changes. Service fees enter no price of a saved product: for those alone `impact` is null. At most 200 changes.',
  query: nothing,
  body: z.strictObject({
    changes: z
      .array(proposedChange, 'count')
      .check(z.minLength(1, 'count'), z.maxLength(maxOpenProposals, 'count')),
  }),
  bodyLimit: megabyte,
  reply: changesImpact,
} as const satisfies Endpoint;

export const findProposalImpact = {
  method: 'GET',
  path: '/fee-proposal/impact',
  access: 'admin',
  summary: 'What a proposed change would do to sellers’ saved products today',
  description:
    'The same for one proposal that waits. One whose row was changed or deleted since then cannot be tried: the answer is `rowChanged` or `rowGone`.',
  query: keyQuery,
  body: nothing,
  reply: changesImpact,
} as const satisfies Endpoint;

export const createFeeProposal = {
  method: 'POST',
  path: '/fee-proposal',
  access: 'admin',
  summary: 'Propose a change that holds for all sellers',
  description:
    'Proposes a change of a service fee, of an agreed fee for all sellers, or of a store, which its list refuses with `publishingTakesTwo` while another active admin could approve it. `values` is what would be sent to the list: the body of its `POST` or `PUT`, or `id` and `version` to remove a row; with `putBack` it is the `id` of the change in the history of a store or service fee that is put back. All `doubts` must be confirmed by their keys, else the answer is `feeDoubts`. A row has one open proposal, and 200 wait at most: beyond that the answer is `publishingTakesTwo`.',
  query: nothing,
  body: z.extend(proposedChange, { reason: plainText(500), doubts: z.exactOptional(confirmedDoubts()) }),
  reply: z.object({ proposal: feeProposal, doubts: z.array(changeDoubt), approvers: approvers() }),
} as const satisfies Endpoint;

/** Filtered by `entity`, `action`, `rowId`, `state` and `proposedBy`; those that wait first, then the newest. */
export const pageFeeProposals = {
  method: 'GET',
  path: '/fee-proposal/page',
  access: 'admin',
  summary: 'Proposed changes that hold for all sellers, a page at a time',
  description:
    'Changes that wait for a second person, then those decided about, the newest first. `before` and `after` are the row as it was when the change was proposed and as it would be. Filter and sort by `entity`, `action`, `rowId`, `state`, `proposedBy`, `createdAt` and `decidedAt`.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(feeProposal),
} as const satisfies Endpoint;

export const reviewFeeProposal = {
  method: 'GET',
  path: '/fee-proposal/review',
  access: 'admin',
  summary: 'What to know before approving a proposed change',
  description:
    'The doubts about a proposal as of today, whether its row is still as it was (`isCurrent`), the saved products of the store (for an agreed fee those with its barcode) and their sellers, and who could approve it; `approvers` is null where one person is enough.',
  query: keyQuery,
  body: nothing,
  reply: z.object({
    doubts: z.array(changeDoubt),
    /** True if the caller proposed it. */
    isOwn: yesOrNo(),
    /** True if the row is still as it was when the change was proposed. */
    isCurrent: yesOrNo(),
    ...reach,
    approvers: approvers(),
  }),
} as const satisfies Endpoint;

const step = { id: id(), version: rowVersion() };

export const approveFeeProposal = {
  method: 'POST',
  path: '/fee-proposal/approve',
  access: 'admin',
  summary: 'Approve a proposed change: it is made at once',
  description:
    'Makes the change at once, by another admin than the proposer, who confirms the doubts too. Where the list refuses it by now (`rowChanged`, `rowGone`, `inUse`, a name or day that is taken), the proposal stays. Of two who approve at once one is answered with `versionStateChanged`.',
  query: nothing,
  body: z.strictObject({ ...step, doubts: z.exactOptional(confirmedDoubts()) }),
  reply: feeProposal,
} as const satisfies Endpoint;

export const rejectFeeProposal = {
  method: 'POST',
  path: '/fee-proposal/reject',
  access: 'admin',
  summary: 'Reject another admin’s proposal',
  description: 'Rejects another admin’s proposal, with a `note` if that helps. Nothing changes.',
  query: nothing,
  body: z.strictObject({ ...step, note: withDefault(z.nullable(plainText(500)), null) }),
  reply: feeProposal,
} as const satisfies Endpoint;

export const withdrawFeeProposal = {
  method: 'POST',
  path: '/fee-proposal/withdraw',
  access: 'admin',
  summary: 'Withdraw the own proposal',
  description: 'Withdraws the own proposal. Nothing changes.',
  query: nothing,
  body: z.strictObject(step),
  reply: feeProposal,
} as const satisfies Endpoint;

export const feeProposalEndpoints: readonly DescribedEndpoint[] = [
  pageFeeProposals,
  reviewFeeProposal,
  previewFeeProposal,
  previewChangesImpact,
  findProposalImpact,
  createFeeProposal,
  approveFeeProposal,
  rejectFeeProposal,
  withdrawFeeProposal,
];
