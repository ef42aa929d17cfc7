import * as z from 'zod/mini';
import { type Endpoint, kilobyte, nothing } from './endpoint.ts';
import { actionKinds, handovers } from './choices.ts';
import { choice, code, id, positiveMoney, text } from './field.ts';
import { pageQuery, rowVersion } from './list-query.ts';
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

/** Shares of every sale that a store takes: its two fees, and the VAT that it may keep from a seller who is not registered. */
export const storeFees = ['referral', 'fulfilment', 'saleVat'] as const;

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
  fixes: z.array(fix),
  /** Its fees that no source and no admin confirms: all figures here depend on them. */
  toConfirm: z.array(choice(storeFees)),
});
export type ProductAction = z.infer<typeof productAction>;

/** Figures about products with something to do. */
export const actionTotals = z.object({
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

/** Maximum products changed by one call with a filter. */
export const appliedAtOnce = 1_000;

export const applyProductActions = {
  method: 'POST',
  path: '/product/action/apply',
  access: 'seller',
  summary: 'Give products the prices that resolve what is to do about them',
  query: nothing,
  body: z
    .strictObject({
      /** All of them or none. `price` is one of the product's `prices`. */
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
