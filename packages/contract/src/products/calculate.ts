import { quote } from './quote.ts';
import * as z from 'zod/mini';
import { type Endpoint, megabyte, nothing } from '../api/endpoint.ts';
import { moreErrors, fieldErrorReply } from '../api/error-reply.ts';
import { entitlements } from '../subscriptions/entitlements.ts';
import { code, day, text } from '../api/field.ts';
import { productInput } from './product-input.ts';
import type { Platform } from '../api/request-headers.ts';

/** The maximum rows of one request, on the desktop and on the web: as many as a plan lets save at once. */
export const maxBatchRows = entitlements.subscribed.desktopSheetRows;
export const maxWebBatchRows = entitlements.subscribed.sheetRows;

/**
 * The maximum rows accepted at a time. Only this function decides which platform a caller is on: by the header today, by a signed
 * client id later.
 */
export const maxBatchRowsFrom = (platform: Platform): number =>
  platform === 'desktop' ? maxBatchRows : maxWebBatchRows;

/** 2,500 rows with every field filled in stay below this. */
const bodyLimit = 4 * megabyte;

/** Default: today in Riyadh. */
const on = z.exactOptional(day());

/** The fee table of an earlier calculation (`version.id`): it prices the products of its store again, whatever is in force since. */
const feeTable = z.exactOptional(text(20));

/** One product in one store. */
export const calculateRow = z.extend(productInput, { store: code() });
export type CalculateRow = z.input<typeof calculateRow>;

/** A row that is validated by itself, so that a wrong one does not stop the others. */
const uncheckedRow = z.custom<CalculateRow>().check(z.meta({ $ref: '#/components/schemas/CalculateRow' }));

/** A row that was not calculated: its first errors, and the number of further ones. */
export const failedRow = z.object({
  ok: z.literal(false),
  problems: z.array(fieldErrorReply),
  more: z.exactOptional(moreErrors),
});

/** A row's calculation, or its errors. Rows retain their order. */
export const rowOutcome = z.discriminatedUnion('ok', [quote, failedRow]);

export const calculate = {
  method: 'POST',
  path: '/product/calculate',
  access: 'public',
  summary: 'The recommended price of a product',
  query: nothing,
  body: z.extend(calculateRow, { on, feeTable }),
  bodyLimit,
  reply: quote,
} satisfies Endpoint;

/** The same path as `calculate`: a body with `products` contains many. */
export const calculateMany = {
  method: 'POST',
  path: '/product/calculate',
  access: 'public',
  summary: 'The recommended prices of many products',
  query: nothing,
  body: z.strictObject({
    on,
    feeTable,
    products: z
      .array(uncheckedRow, 'count')
      .check(z.minLength(1, 'count'), z.maxLength(maxBatchRows, 'count')),
  }),
  bodyLimit,
  reply: z.object({ outcomes: z.array(rowOutcome) }),
} satisfies Endpoint;
