import * as z from 'zod/mini';
import { handovers, storeRuleNames } from '../fees/choices.ts';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, code, count, text, weight, yesOrNo } from '../api/field.ts';
import { keyQuery } from '../api/list-query.ts';
import { storeRules } from '../fees/store-rules.ts';

/** Kinds of doubts about a fee table, from what is missing to what is improbable. */
const feeDoubtKinds = [
  /** A category that is offered to sellers has no commission. */
  'noCommission',
  /** A size class of the table before is missing. */
  'classGone',
  /** A commission or fee is nothing. */
  'zero',
  /** A commission is more than nothing and less than one per cent: perhaps a share was typed, 0.15 for 15 %. */
  'belowOnePercent',
  /** A commission of half the price or more, a fee of 1,000 riyals or more. */
  'veryHigh',
  /** Three times the figure of the table before or more, a third or less. */
  'farFromBefore',
  /** The same beside the nearest commission of any other store, where the table before has none. */
  'farFromOthers',
  /** A heavier parcel costs less than a lighter one of its class. */
  'heavierCheaper',
  /** A rule of the store is another than in the table before: it holds for every product. */
  'ruleChanged',
] as const;
export type FeeDoubtKind = (typeof feeDoubtKinds)[number];

/** The figures of a fee table that can be doubtful. */
const doubtfulFields = [
  'rate1',
  'rate2',
  'limit',
  'feeBelow',
  'feeAbove',
  'overflowFee',
  'breakpoint',
  ...storeRuleNames,
] as const;
export type DoubtfulField = (typeof doubtfulFields)[number];

const doubtKey = () => text(300);

/** One doubt about a fee table, confirmed by whoever submits it and by whoever publishes it. */
const feeDoubt = z.object({
  /** Names the doubt and its figures: with another figure it is another doubt. */
  key: doubtKey(),
  kind: choice(feeDoubtKinds),
  /** One of the two; neither for a rule of the store. */
  subFamily: z.nullable(code()),
  sizeClass: z.nullable(code()),
  /** The names of that one, or of the store. */
  nameEn: text(200),
  nameAr: text(200),
  handover: z.nullable(choice(handovers)),
  /** The weight slab; null if it is about none. */
  maxWeight: z.nullable(weight()),
  field: z.nullable(choice(doubtfulFields)),
  /** The figure it is compared with: of the table before, of another store, or of the lighter slab. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
  /** The rules of both tables for `ruleChanged`; otherwise null. */
  rules: z.nullable(z.object({ before: z.object(storeRules), after: z.object(storeRules) })),
  /** True if whoever submitted the table confirmed it. */
  isSubmitted: yesOrNo(),
});
export type FeeDoubt = z.infer<typeof feeDoubt>;

/** Doubts of one table that are told and can be confirmed; a table with more is corrected instead. */
export const maxFeeDoubts = 1_000;

/** The keys of the doubts that a person confirms with a step. */
export const confirmedDoubts = z.array(doubtKey(), 'count').check(z.maxLength(maxFeeDoubts, 'count'));

export const findFeeDoubts = {
  method: 'GET',
  path: '/fee-table/doubts',
  access: 'admin',
  summary: 'What is missing in a fee table or improbable, beside the table before and the other stores',
  description:
    'What is missing in the table or improbable: offered categories without a commission, size classes of the table before that are gone, and changed figures that are nothing, less than one per cent, very high, three times those before (or at other stores) or a third, or less for a heavier parcel. Figures that stood before are not doubted again. Submitting and publishing take the `key` of each in `doubts`, from both people; else the answer is `feeDoubts`.',
  query: keyQuery,
  body: nothing,
  /** `total` counts also those beyond the `maxFeeDoubts` that are told. */
  reply: z.object({ doubts: z.array(feeDoubt), total: count(0, 1_000_000) }),
} as const satisfies Endpoint;
