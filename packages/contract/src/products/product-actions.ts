import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { actionKinds, handovers, storeFees } from '../fees/choices.ts';
import { choice, code, id, instant, money, positiveMoney, text } from '../api/field.ts';
import { pageQuery, rowVersion } from '../api/list-query.ts';
import { listedProduct } from './product.ts';
import { maxNamedPrices, pricesBefore } from './product-prices.ts';

const amount = () => z.int().check(z.nonnegative());

/** Profit after a change per sold unit, in halalas, and how much more that is than now. */
const effect = { profit: z.int(), gain: z.int() };

/** A price that resolves it. */
const priceChange = z.object({ price: positiveMoney(), ...effect });

/** The price that a change takes too; null: it is enough at the selling price. */
const withPrice = { price: z.nullable(positiveMoney()), ...effect };

/** Other changes, each of which makes the product meet its target: at its selling price, or at one below the price it needs now. */
const fix = z.discriminatedUnion('kind', [
  /** The highest cost, with or without VAT as entered. */
  z.object({ kind: z.literal('cost'), cost: positiveMoney(), ...withPrice }),
  z.object({
    kind: z.literal('pack'),
    /** The weight, or the position of a side among the product's sides. */
    cut: z.union([z.literal('weight'), z.literal(0), z.literal(1), z.literal(2)]),
    /** Grams or millimetres. */
    from: z.int(),
    to: z.int(),
    sizeClass: z.string(),
    ...withPrice,
  }),
  z.object({ kind: z.literal('handover'), handover: choice(handovers), ...withPrice }),
  z.object({ kind: z.literal('store'), store: code(), ...withPrice }),
]);
export type ProductFix = z.infer<typeof fix>;

/** The thing to do about a product now, at its selling price: the current one, or the final one if it is unknown. */
export const productAction = z.object({
  product: listedProduct,
  kind: choice(actionKinds),
  sellingPrice: z.int(),
  /** Net profit at it, by today's fees. */
  profit: z.int(),
  /** Halalas per sold unit that the first price earns more; without a price, what is missing to the target. */
  gain: z.int(),
  /** The same each month; null if the sales are unknown. */
  monthly: z.nullable(z.int()),
  /** Prices that resolve it, each earning more: the one to take first. */
  prices: z.array(priceChange),
  /** The smallest step that ends a loss, where that is less than the first price; null otherwise. Its product still misses its target. */
  endsLoss: z.nullable(
    z.object({
      price: positiveMoney(),
      ...effect,
      /** false where no price reaches the target, which has to change first. */
      isApplicable: z.boolean(),
    }),
  ),
  fixes: z.array(fix),
  /** Its fees that no source and no admin confirms: all figures here depend on them. */
  toConfirm: z.array(choice(storeFees)),
});
export type ProductAction = z.infer<typeof productAction>;

/** Figures about products with something to do. */
const actionTotals = z.object({
  products: amount(),
  /** Those that a price resolves, by fees that a source or an admin confirms. */
  applicable: amount(),
  /** Those that a price resolves by fees that are to be confirmed: each is applied by itself, and never with all. */
  unconfirmed: amount(),
  /** Halalas each month, and the number of products it covers: those with known sales. */
  monthly: amount(),
  counted: amount(),
});
export type ActionTotals = z.infer<typeof actionTotals>;

const totalsByKind = {
  loss: actionTotals,
  short: actionTotals,
  deadZone: actionTotals,
  rise: actionTotals,
} satisfies Record<(typeof actionKinds)[number], typeof actionTotals>;

export const findProductActions = {
  method: 'GET',
  path: '/product/action/page',
  access: 'signedIn',
  summary: 'What to do now about the own products, the most riyals first, a page at a time',
  description:
    'What to do about your products now, by today’s fees and at the price each sells for, the most riyals first: each month where `monthlySales` are known, else per sold unit. `loss` and `short` miss their target, `deadZone` is a price above one that earns more, `rise` a price that could have its ending within the same fee step; `where` takes these names, and `applicable` for those that a price resolves by confirmed fees. `prices` and `fixes` are the changes that resolve it, each alone and each with what it earns; `endsLoss` is the smallest step that ends a loss without reaching the target. `totals` are those of all your products.',
  query: pageQuery,
  body: nothing,
  reply: z.object({
    data: z.array(productAction),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pageCount: z.int(),
    /** Figures about all products of the seller, regardless of the filter. */
    totals: z.object({ all: actionTotals, ...totalsByKind }),
    /** Products that today's fees cannot price, about which nothing can be said. */
    unpriced: amount(),
  }),
} as const satisfies Endpoint;

/** Days after which a suggestion that was taken is looked at, and how many of the latest. */
export const appliedDays = 7;
export const maxAppliedActions = 1_000;

/** A suggested price that was taken: what it was before, and what both earn by today's fees. */
export const appliedAction = z.object({
  product: z.object({
    id: id(),
    barcode: z.nullable(text(64)),
    nameEn: z.nullable(text(200)),
    nameAr: z.nullable(text(200)),
    store: code(),
  }),
  kind: choice(actionKinds),
  appliedAt: instant(),
  /** Selling prices before it and with it. */
  priceBefore: money(),
  price: money(),
  /** Today's, which differs from `price` if that was changed since. */
  sellingPrice: money(),
  /** Profit per sold unit at both prices; null if today's fees give none. */
  profitBefore: z.nullable(z.int()),
  profitAfter: z.nullable(z.int()),
  /** Units sold per month as the seller had entered them then, and as entered now; null if they were not. */
  salesBefore: z.nullable(z.int()),
  salesNow: z.nullable(z.int()),
  /** True if a source or an admin confirms the fees. */
  isConfirmed: z.boolean(),
});
export type AppliedAction = z.infer<typeof appliedAction>;

export const findAppliedActions = {
  method: 'GET',
  path: '/product/action/applied/page',
  access: 'signedIn',
  summary:
    'What changed for the products whose suggested prices were taken at least a week ago, the latest first',
  description:
    'The suggested prices you took at least seven days ago, the latest first: prices and profit per unit before and after, both by today’s fees, and the monthly sales you had entered then and have entered now. The latest 1,000 are looked at; what was undone is not among them. `totals.monthly` covers only prices that are still in force and products whose sales are known.',
  query: pageQuery,
  body: nothing,
  reply: z.object({
    data: z.array(appliedAction),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pageCount: z.int(),
    totals: z.object({
      applied: amount(),
      /** Those that still sell at the price. */
      inForce: amount(),
      /** Those of them whose sales are known before and now: `monthly` covers these, in halalas. */
      counted: amount(),
      monthly: z.int(),
      /** Those of `counted` for which no other sales were entered since. */
      sameSales: amount(),
      unconfirmed: amount(),
    }),
  }),
} as const satisfies Endpoint;

/** Maximum products changed by one call with a filter. */
export const appliedAtOnce = 1_000;

export const applyProductActions = {
  method: 'POST',
  path: '/product/action/apply',
  access: 'seller',
  summary: 'Give products the prices that resolve what is to do about them',
  description:
    'Gives products one of their `prices`, or that of `endsLoss`, as their own price and, where one is known, as their current one: up to 2,500 `products`, all or none, refused where one was changed since it was read or the price is no longer among those suggested; or all that `filter` finds, up to 1,000 at a time: `next` is sent as `after` to go on. Several at once need a plan. What is answered as `changed` can be sent to be undone.',
  query: nothing,
  body: z
    .strictObject({
      /** All of them or none. `price` is one of the product's `prices`, or that of `endsLoss`. */
      products: z.exactOptional(
        z
          .array(z.strictObject({ id: id(), version: rowVersion(), price: positiveMoney() }), 'count')
          .check(z.minLength(1, 'count'), z.maxLength(maxNamedPrices, 'count')),
      ),
      /** The next of all products this finds, instead of `products`: like `?filter=` of a page. Each gets the first of its prices. */
      filter: z.exactOptional(text(10_000)),
      /** With `filter`: the `next` of the previous reply. */
      after: z.exactOptional(id()),
    })
    .check(
      z.refine(({ products, filter }) => (products === undefined) !== (filter === undefined), {
        error: 'required',
        path: ['products'],
      }),
    ),
  bodyLimit: 512 * kilobyte,
  reply: z.object({
    /** The changed products with their previous prices: sent to `/product/recommended-price/undo`, these are restored. */
    changed: z.array(pricesBefore),
    /** With `filter`: products that no price resolves any more. */
    left: amount(),
    /** With `filter`: the value of `after` to continue; null for the last part. */
    next: z.nullable(id()),
  }),
} as const satisfies Endpoint;

export const productActionsEndpoints: readonly DescribedEndpoint[] = [
  findProductActions,
  findAppliedActions,
  applyProductActions,
];
