import * as z from 'zod/mini';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, day, money, rate, text, yesOrNo } from '../api/field.ts';
import { keyQuery } from '../api/list-query.ts';
import { rangeFactorScope } from '../fees/fee-table.ts';

/** Kinds of doubts about range factors, from what is missing to what is improbable. */
const factorDoubtKinds = [
  /** Costs of the version before that no band for everything contains any more: their products have no price without a target. */
  'costsWithoutFactor',
  /** A band of a family, sub family or type that the version before has, and whose costs no band of it contains. */
  'bandGone',
  /** A factor of 1 or less: it asks for no profit, or permits a loss. Perhaps 0.16 was typed for 1.6. */
  'noProfit',
  /** A factor of 10 or more. Perhaps 16 was typed for 1.6. */
  'veryHigh',
  /** It asks for three times the profit of the version before or more, or a third or less. */
  'farFromBefore',
  /** The same beside the factor for everything, where the version before has none. */
  'farFromGeneral',
  /** A band asks for less profit than the one below it, whose floor then holds. */
  'lessThanBelow',
] as const;
export type FactorDoubtKind = (typeof factorDoubtKinds)[number];

/** One doubt about range factors, confirmed by whoever submits them and by whoever publishes them. */
const factorDoubt = z.object({
  /** Names the doubt and its figures: with another figure it is another doubt. */
  key: text(300),
  kind: choice(factorDoubtKinds),
  scope: rangeFactorScope,
  /** The costs that it is about; `max` is null for no end. */
  min: money(),
  max: z.nullable(money()),
  /** The factor that it is compared with: of the version before, of everything, or of the band below. */
  before: z.nullable(rate()),
  /** null where there is none any more. */
  after: z.nullable(rate()),
  /** True if whoever submitted the factors confirmed it. */
  isSubmitted: yesOrNo(),
});
export type FactorDoubt = z.infer<typeof factorDoubt>;

export const findFactorDoubts = {
  method: 'GET',
  path: '/product-range-factors/doubts',
  access: 'admin',
  summary: 'What is missing in range factors or improbable, beside the versions before',
  description:
    'What is missing or improbable in a version under review (`id`), in an earlier version if it were put back (`id`), or in the list as it stands (no `id`): costs that have no factor any more, bands that are gone, factors of 1 or less and of 10 or more, three times the profit before or a third, and bands that ask for less than the band below. It is compared with the versions in force on `on` (today if it is missing; of a version under review, its own day). Factors that stood before are not doubted again. Submitting and publishing take the `key` of each in `doubts`, from both people; else the answer is `feeDoubts`.',
  query: z.strictObject({ id: z.exactOptional(keyQuery.shape.id), on: z.exactOptional(day()) }),
  body: nothing,
  /** `total` counts also those beyond the 1,000 that are told. */
  reply: z.object({ doubts: z.array(factorDoubt), total: count(0, 1_000_000) }),
} as const satisfies Endpoint;
