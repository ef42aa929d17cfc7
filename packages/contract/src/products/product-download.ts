import * as z from 'zod/mini';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { choice } from '../api/field.ts';
import { listedProduct } from './product.ts';
import { pageQuery } from '../api/list-query.ts';

/** `prices`: one line per product with the data for its price at noon. */
const downloadFormats = ['xlsx', 'csv', 'prices'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const downloadTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  prices: 'application/x-ndjson',
} as const satisfies Readonly<Record<DownloadFormat, string>>;

/** Products that are read, written and sent at a time. */
export const downloadBatch = 500;

/** The header of the reply with the number of products in the file. */
export const rowsHeader = 'row-count';

/** A line of `prices`. */
export const pricedProduct = z.pick(listedProduct, {
  id: true,
  store: true,
  sku: true,
  barcode: true,
  nameEn: true,
  nameAr: true,
  minPrice: true,
  maxPrice: true,
  recommendedPrice: true,
  finalPrice: true,
});
export type PricedProduct = z.infer<typeof pricedProduct>;

export const downloadProducts = {
  method: 'GET',
  path: '/product/download',
  access: 'signedIn',
  summary: 'All products that a filter finds, as a file that is sent while it is made',
  description:
    'All products that `filter` finds, in its order and whatever its page, as a file: `xlsx` and `csv` in the language of the caller, `prices` with one JSON object a line. It is sent while it is made, as of one moment; the header `row-count` says how many products it will hold. An answer that ends before its end is no file. Two of one account run at a time; a third is refused with `tooManyRequests`.',
  query: z.extend(pageQuery, { format: choice(downloadFormats) }),
  body: nothing,
  reply: nothing,
  repliesWith: Object.values(downloadTypes),
} as const satisfies Endpoint;
