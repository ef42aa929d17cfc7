import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { choice, code, day, id, instant, money, text, withDefault } from '../api/field.ts';
import { historyRow } from './history.ts';
import { pageOf } from '../api/list-filter.ts';
import { listedProduct } from './product.ts';
import { keyQuery, pageQuery, rowVersion } from '../api/list-query.ts';

/** A change of a product, with the fee table used for its figures. */
export const productHistoryRow = z.extend(historyRow, {
  /** null if that fee table no longer exists. */
  feeTable: z.nullable(z.object({ id: id(), name: text(200), effectiveFrom: day() })),
});
export type ProductHistoryRow = z.infer<typeof productHistoryRow>;

/** Filtered by `entityId`, `actorId`, `action` and `at`; newest first by default. */
export const pageProductHistory = {
  method: 'GET',
  path: '/product/history/page',
  access: 'signedIn',
  summary: 'Every change of the products of the own catalogue, a page at a time',
  description:
    'Every change of your products, deleted ones included; admins see everybody’s. The newest comes first; it is filtered and sorted by `entityId`, `actorId`, `action` and `at`. `feeTable` is the one by which the figures were calculated then.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(productHistoryRow),
} as const satisfies Endpoint;

/** Maximum keys of one lookup, and products in its reply. */
export const maxLookupKeys = 500;
export const maxLookupProducts = 2_500;

/** A product is found by its barcode or by its SKU: whichever matches. */
const lookupKey = z
  .strictObject({ barcode: z.exactOptional(text(64)), sku: z.exactOptional(text(64)) })
  .check(z.refine(({ barcode, sku }) => barcode !== undefined || sku !== undefined, 'required'));

export const lookUpProducts = {
  method: 'POST',
  path: '/product/lookup',
  access: 'seller',
  beforeAcceptance: true,
  summary: 'The products of the own catalogue that have one of these barcodes or SKUs',
  description:
    'Finds your products by up to 500 `keys`, each a `barcode`, a `sku` or both: whichever matches. `store` leaves out those of other stores. 2,500 at most are answered; `complete` says whether that is all of them.',
  query: nothing,
  body: z.strictObject({
    /** Only products of this store. */
    store: z.exactOptional(code()),
    keys: z.array(lookupKey, 'count').check(z.minLength(1, 'count'), z.maxLength(maxLookupKeys, 'count')),
  }),
  bodyLimit: 512 * kilobyte,
  reply: z.object({
    products: z.array(listedProduct),
    /** false if more match than are returned at once. */
    complete: z.boolean(),
  }),
} as const satisfies Endpoint;

/** A product that has another fee table, other range factors or other agreed fees today than those it was priced with. */
export const outdatedProduct = z.object({
  id: id(),
  version: rowVersion(),
  barcode: z.nullable(text(64)),
  nameEn: z.nullable(text(200)),
  nameAr: z.nullable(text(200)),
  store: code(),
  /** The fee tables by name: the one it was priced with, and the one in force. The same if something else has changed. */
  feeTableBefore: text(200),
  feeTableNow: text(200),
  price: money(),
  /** True if the seller entered that price; else it was the recommended one. */
  priceIsTyped: z.boolean(),
  profitBefore: z.int(),
  /** null if today’s fees give it no price at all. */
  profitNow: z.nullable(z.int()),
  meetsTargetBefore: z.boolean(),
  meetsTargetNow: z.boolean(),
  /** The price that meets the target with today’s fees; null if there is none. */
  neededPrice: z.nullable(z.int()),
  /** True if a source or an admin confirms the fees of today that its figures rest on. */
  isConfirmed: z.boolean(),
});
export type OutdatedProduct = z.infer<typeof outdatedProduct>;

/** Segments, selected by name in the filter's `where`: miss the target, make a loss, have no price, rest on fees to be confirmed. */
const outdatedSegments = ['short', 'loss', 'noPrice', 'unconfirmed'] as const;
export type OutdatedSegment = (typeof outdatedSegments)[number];
const outdatedCounts = { short: z.int(), loss: z.int(), noPrice: z.int(), unconfirmed: z.int() };

export const findOutdated = {
  method: 'GET',
  path: '/product/outdated',
  access: 'signedIn',
  summary: 'What the fees in force by now do to the products of the own catalogue, a page at a time',
  description:
    'Your products that were priced with another fee table, other range factors or other agreed fees than today’s: what each leaves at its current price then and now, and the price that leaves the target profit now. `where` takes `short` (no longer reach their target), `loss` and `noPrice`; they are sorted by `change`, `price`, `profitBefore`, `profitNow` and `neededPrice`. `counts` and `changes` are those of all your products.',
  query: pageQuery,
  body: nothing,
  reply: z.object({
    data: z.array(outdatedProduct),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pageCount: z.int(),
    /** The number of products the filter finds that have a price meeting the target by today's fees. */
    repriceable: z.int(),
    /** Those of them whose needed price rests on fees to be confirmed: `repriceOutdated` leaves them out. */
    unconfirmed: z.int(),
    /** Counts over all products of the seller, regardless of the filter. */
    counts: z.object({ all: z.int(), ...outdatedCounts }),
    /** Which fee table replaced which, and for how many of the seller's products; the same twice if something else has changed. */
    changes: z.array(
      z.object({
        store: code(),
        feeTableBefore: text(200),
        feeTableNow: text(200),
        products: z.int(),
      }),
    ),
  }),
} as const satisfies Endpoint;

/** `keep`: the price stays; `needed`: the recommended one replaces it, of all that a filter finds only where its fees are confirmed. */
export const priceChoices = ['keep', 'needed'] as const;

export const repriceProducts = {
  method: 'POST',
  path: '/product/reprice',
  access: 'seller',
  summary: 'Price products again with the fees in force: all of them or none',
  description:
    'Reprices up to 2,500 products with today’s fees: all of them or, if one cannot be priced or was changed since it was read, none; the reasons are given at `products.0`, `products.1`, …. `keep` keeps an entered price and otherwise follows the recommended one; `needed` replaces an entered price with the recommended one.',
  query: nothing,
  body: z.strictObject({
    products: z
      .array(z.strictObject({ id: id(), version: rowVersion(), price: choice(priceChoices) }), 'count')
      .check(z.minLength(1, 'count'), z.maxLength(2_500, 'count')),
  }),
  bodyLimit: 512 * kilobyte,
  reply: z.object({ repriced: z.array(id()) }),
} as const satisfies Endpoint;

/** Maximum products priced by one call of `repriceOutdated`. */
export const repricedAtOnce = 1_000;

export const repriceOutdated = {
  method: 'POST',
  path: '/product/outdated/reprice',
  access: 'seller',
  summary: 'Price all products again that other fees hold for by now, some at a time',
  description:
    'Does that with all products `filter` finds among those that other fees hold for by now, up to 1,000 at a time in the order of their keys: `next` is sent as `after` to go on, and null at the end. Each part is done of all or none; what has no price stays as it is and is counted in `left`.',
  query: nothing,
  body: z.strictObject({
    /** Like `?filter=` of `GET /product/outdated`; by default all of them. */
    filter: z.exactOptional(text(10_000)),
    price: choice(priceChoices),
    /** The `next` of the previous reply. */
    after: z.exactOptional(id()),
  }),
  reply: z.object({
    repriced: z.int(),
    /** Have no price by today's fees that meets the target: left as they are. */
    left: z.int(),
    /** The value of `after` to continue; null for the last part. */
    next: z.nullable(id()),
  }),
} as const satisfies Endpoint;

/** Maximum images of a product, and bytes of an uploaded file. */
export const maxImages = 8;
export const maxImageBytes = 5 * 1024 * 1024;

export const productImage = z.object({
  id: id(),
  productId: id(),
  /** The file of the whole picture. */
  bucketId: text(36),
  fileId: text(36),
  width: z.int(),
  height: z.int(),
  createdAt: instant(),
});
export type ProductImage = z.infer<typeof productImage>;

export const findImages = {
  method: 'GET',
  path: '/product/image',
  access: 'signedIn',
  summary: 'The pictures of a product, the first one being its face',
  description: 'The pictures of a product in the order they were added; the first is the main image.',
  query: z.strictObject({ productId: keyQuery.shape.id }),
  body: nothing,
  reply: z.array(productImage),
} as const satisfies Endpoint;

export const imageSizes = ['thumbnail', 'whole'] as const;

export const findImageFile = {
  method: 'GET',
  path: '/product/image/file',
  access: 'signedIn',
  summary: 'A picture of a product itself: small, for lists, or whole',
  description:
    'A picture itself, as WebP: `whole`, 1,600 pixels at most on its longest side, or its `thumbnail`, 160 at most. It is given only to who may read the product, and never changes.',
  query: z.extend(keyQuery, { size: withDefault(choice(imageSizes), 'whole') }),
  body: nothing,
  reply: nothing,
  repliesWith: 'image/webp',
} as const satisfies Endpoint;

/** Sent as `multipart/form-data` with one `file`: png, jpeg, gif or webp. Stored re-encoded, without any other content of the file. */
export const uploadImage = {
  method: 'POST',
  path: '/upload/product-image',
  access: 'seller',
  summary: 'Add a picture to a product',
  description:
    'Adds a picture to one of your products: one `file`, a PNG, JPEG, GIF or WebP of 5 MB and 25 million pixels at most; its name does not matter. It is re-encoded upright, without location or date data. A product has 8 at most.',
  query: z.strictObject({ productId: keyQuery.shape.id }),
  body: nothing,
  reply: productImage,
  file: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
} as const satisfies Endpoint;

export const removeImage = {
  method: 'DELETE',
  path: '/product/image',
  access: 'seller',
  summary: 'Remove a picture of a product',
  description: 'Removes a picture of one of your products.',
  query: keyQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

export const savedProductEndpoints: readonly DescribedEndpoint[] = [
  lookUpProducts,
  pageProductHistory,
  findOutdated,
  repriceProducts,
  repriceOutdated,
];

export const productPictureEndpoints: readonly DescribedEndpoint[] = [
  findImages,
  findImageFile,
  uploadImage,
  removeImage,
];
