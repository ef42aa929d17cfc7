import * as z from 'zod/mini';
import { type Endpoint, kilobyte, megabyte, nothing } from './endpoint.ts';
import { errorCode } from './error-reply.ts';
import { id, positiveMoney, text, withDefault, yesOrNo } from './field.ts';
import { pageQuery, rowVersion } from './list-query.ts';

const amount = () => z.int().check(z.nonnegative());

/** How the products that a filter finds stand, at the price each sells for: the current one, or the final one where none is known. */
export const productSummary = z.object({
  found: amount(),
  losing: amount(),
  /** Miss the wanted profit; those that lose among them. */
  missing: amount(),
  /** Sell for another price than the recommended one. */
  differs: amount(),
  outdated: amount(),
  /** What those that lose cost each month, in halalas, and how many of them that is counted of: those with known sales. */
  monthlyLoss: amount(),
  lossCounted: amount(),
  /** What those that miss the target would bring each month beyond what they do, and how many that is counted of. */
  monthlyShortfall: amount(),
  shortfallCounted: amount(),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const findProductSummary = {
  method: 'GET',
  path: '/product/summary',
  access: 'signedIn',
  summary: 'How the products that a filter finds stand: how many lose, and what that costs each month',
  query: pageQuery,
  body: nothing,
  reply: productSummary,
} as const satisfies Endpoint;

/** The most products that are named one by one, and that a filter may find, for one change of prices. */
export const maxNamedPrices = 2_500;
export const maxChangedPrices = 10_000;

/** The prices a product had before they were changed; its version is the one it has since. */
export const pricesBefore = z.strictObject({
  id: id(),
  version: rowVersion(),
  price: z.nullable(positiveMoney()),
  currentPrice: z.nullable(positiveMoney()),
});
export type PricesBefore = z.infer<typeof pricesBefore>;

/** A product that keeps its price, and why today's fees give it none. */
export const unpricedProduct = z.object({
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
  query: nothing,
  body: z
    .strictObject({
      products: z.exactOptional(
        z
          .array(z.strictObject({ id: id(), version: rowVersion() }), 'count')
          .check(z.minLength(1, 'count'), z.maxLength(maxNamedPrices, 'count')),
      ),
      /** All that this finds, instead of `products`: as `?filter=` of a page. */
      filter: z.exactOptional(text(10_000)),
      /** Where a current price is known, the recommended one becomes the current one as well. */
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
    /** The changed products with the prices they had: sent to `undo`, they get them back. */
    changed: z.array(pricesBefore),
    /** How many have the recommended price already. */
    unchanged: amount(),
    /** Those that cannot be priced by today's fees. */
    left: z.array(unpricedProduct),
  }),
} as const satisfies Endpoint;

export const undoRecommendedPrices = {
  method: 'POST',
  path: '/product/recommended-price/undo',
  access: 'seller',
  summary: 'Give products the prices back that they had, where nobody has changed them since',
  query: nothing,
  body: z.strictObject({
    products: z
      .array(pricesBefore, 'count')
      .check(z.minLength(1, 'count'), z.maxLength(maxChangedPrices, 'count')),
  }),
  bodyLimit: 2 * megabyte,
  reply: z.object({
    restored: z.array(id()),
    /** Changed or deleted since, or without a price by today's fees: they stay as they are. */
    left: z.array(id()),
  }),
} as const satisfies Endpoint;
