import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, megabyte, nothing } from '../api/endpoint.ts';
import { errorCode } from '../api/error-reply.ts';
import { id, positiveMoney, text, withDefault, yesOrNo } from '../api/field.ts';
import { pageQuery, rowVersion } from '../api/list-query.ts';

const amount = () => z.int().check(z.nonnegative());

/** Figures about the products that a filter finds, at their selling price: the current one, or the final one if it is unknown. */
export const productSummary = z.object({
  found: amount(),
  losing: amount(),
  /** Products that miss their target, including those that make a loss. */
  missing: amount(),
  /** Products with a selling price other than the recommended one. */
  differs: amount(),
  outdated: amount(),
  /** Monthly loss of the products that make one, in halalas, and the number of products it covers: those with known sales. */
  monthlyLoss: amount(),
  lossCounted: amount(),
  /** Monthly profit missing to the target, and the number of products it covers. */
  monthlyShortfall: amount(),
  shortfallCounted: amount(),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const findProductSummary = {
  method: 'GET',
  path: '/product/summary',
  access: 'signedIn',
  summary: 'How the products that a filter finds stand: how many lose, and what that costs each month',
  description:
    'How all the products that `filter` finds are doing, whatever its page, at the price each sells for: the current one, or the final one where none is known. `monthlyLoss` is what the losing ones cost each month, `monthlyShortfall` what those below their target would earn beyond what they do, in halalas; each is counted of the products whose `monthlySales` are known.',
  query: pageQuery,
  body: nothing,
  reply: productSummary,
} as const satisfies Endpoint;

/** Maximum products named individually, and found by a filter, for one change of prices. */
export const maxNamedPrices = 2_500;
export const maxChangedPrices = 10_000;

/** The prices of a product before a change; its version is the one after it. */
export const pricesBefore = z.strictObject({
  id: id(),
  version: rowVersion(),
  price: z.nullable(positiveMoney()),
  currentPrice: z.nullable(positiveMoney()),
});
export type PricesBefore = z.infer<typeof pricesBefore>;

/** A product whose price stays, and why today's fees give it none. */
const unpricedProduct = z.object({
  id: id(),
  barcode: z.nullable(text(64)),
  sku: z.nullable(text(64)),
  nameEn: z.nullable(text(200)),
  nameAr: z.nullable(text(200)),
  code: errorCode,
});
export type UnpricedProduct = z.infer<typeof unpricedProduct>;

export const setRecommendedPrices = {
  method: 'POST',
  path: '/product/recommended-price',
  access: 'seller',
  summary: 'Let the recommended price take the place of the typed one, by today’s fees',
  description:
    'Lets the recommended price of today’s fees take the place of the typed one: of up to 2,500 `products`, refused where one was changed since it was read, or of up to 10,000 that `filter` finds. With `alsoCurrent` a known current price becomes the recommended one as well. What cannot be priced is answered in `left` and stays as it is.',
  query: nothing,
  body: z
    .strictObject({
      products: z.exactOptional(
        z
          .array(z.strictObject({ id: id(), version: rowVersion() }), 'count')
          .check(z.minLength(1, 'count'), z.maxLength(maxNamedPrices, 'count')),
      ),
      /** All products this finds, instead of `products`: like `?filter=` of a page. */
      filter: z.exactOptional(text(10_000)),
      /** If a current price is known, the recommended one becomes the current one as well. */
      alsoCurrent: withDefault(yesOrNo(), false),
    })
    .check(
      z.refine(({ products, filter }) => (products === undefined) !== (filter === undefined), {
        error: 'required',
        path: ['products'],
      }),
    ),
  bodyLimit: 512 * kilobyte,
  reply: z.object({
    /** The changed products with their previous prices: sent to `undo`, these are restored. */
    changed: z.array(pricesBefore),
    /** Products that already have the recommended price. */
    unchanged: amount(),
    /** Products that today's fees cannot price. */
    left: z.array(unpricedProduct),
  }),
} as const satisfies Endpoint;

export const undoRecommendedPrices = {
  method: 'POST',
  path: '/product/recommended-price/undo',
  access: 'seller',
  summary: 'Give products the prices back that they had, where nobody has changed them since',
  description:
    'Restores the prices: send what was answered as `changed`. Products that somebody has changed since stay as they are and are answered in `left`.',
  query: nothing,
  body: z.strictObject({
    products: z
      .array(pricesBefore, 'count')
      .check(z.minLength(1, 'count'), z.maxLength(maxChangedPrices, 'count')),
  }),
  bodyLimit: 2 * megabyte,
  reply: z.object({
    restored: z.array(id()),
    /** Changed or deleted since, or without a price by today's fees: left as they are. */
    left: z.array(id()),
  }),
} as const satisfies Endpoint;

export const productPricesEndpoints: readonly DescribedEndpoint[] = [
  findProductSummary,
  setRecommendedPrices,
  undoRecommendedPrices,
];
