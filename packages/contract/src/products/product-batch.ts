import * as z from 'zod/mini';
import { enteredText } from '../api/text-format.ts';
import { maxBatchRows } from './calculate.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, megabyte, nothing } from '../api/endpoint.ts';
import { errorDetails, moreErrors, fieldErrorReply } from '../api/error-reply.ts';
import { choice, count, instant, text } from '../api/field.ts';
import type { WrittenProduct, writtenProduct } from './product.ts';

/** Rows of a sheet are sent in parts, and saved all at once or not at all. */
export const batchStates = ['open', 'stored', 'cancelled'] as const;
/** The action for a row whose barcode the seller already has in that store. */
export const whenThere = ['update', 'refuse'] as const;
/** Maximum rows of one part. */
export const maxChunkRows = 100;

/** SHA-256, in hexadecimal. */
const sha256 = () => z.string('code').check(z.regex(/^[0-9a-f]{64}$/, 'code'));

/** Chosen by the client, one per sheet: the same key means the same batch. */
const key = () => z.uuid('code');

export const productBatch = z.object({
  key: key(),
  state: choice(batchStates),
  fileName: z.nullable(text(200)),
  /** The file as it was uploaded; null where none was, or it is kept no longer. */
  file: z.nullable(z.object({ bucketId: text(36), fileId: text(36) })),
  /** Rows the sheet has. */
  rows: count(1, maxBatchRows),
  /** Rows that have arrived: an interrupted upload resumes from there. */
  received: count(0, maxBatchRows),
  /** The first missing row, counting from 0; null if none is missing. */
  next: z.nullable(count(0, maxBatchRows)),
  /** Once saved: how many products are new, updated, and unchanged. */
  added: count(0, maxBatchRows),
  updated: count(0, maxBatchRows),
  unchanged: count(0, maxBatchRows),
  createdAt: instant(),
  storedAt: z.nullable(instant()),
});
export type ProductBatch = z.infer<typeof productBatch>;

const keyed = z.strictObject({ key: key() });

export const beginBatch = {
  method: 'POST',
  path: '/product/batch',
  access: 'seller',
  summary: 'Begin to store the rows of a sheet, or find out how far it got',
  description:
    'Begins saving a file under a key of your choosing, a UUID. Asked again with the same key it answers how far it got. With `content`, the SHA-256 of the rows as you have them, the key belongs to it: with another one the answer is 409 `batchDiffers`. From the platform `web` a file has 500 rows at most, from `desktop` 2,500. `whenThere` says what happens to a row whose barcode is already in your products in that store: `update` (default) overwrites that product, `refuse` rejects the row.',
  query: nothing,
  body: z.strictObject({
    key: key(),
    /** The maximum depends on the caller's platform. */
    rows: count(1, 1_048_576),
    fileName: z.exactOptional(text(200)),
    whenThere: z.exactOptional(choice(whenThere)),
    /** SHA-256, in hexadecimal, of the client's rows: the key is bound to it, and rejected with another. */
    content: z.exactOptional(sha256()),
  }),
  reply: productBatch,
} as const satisfies Endpoint;

export const findBatch = {
  method: 'GET',
  path: '/product/batch',
  access: 'seller',
  summary: 'How far the storing of a sheet has got',
  description:
    'How far a spreadsheet has got: how many rows have arrived, and in `next` the first one missing. After a broken connection, continue from there.',
  query: keyed,
  body: nothing,
  reply: productBatch,
} as const satisfies Endpoint;

/** A row that is validated by itself, so that all errors of a part are reported at once. */
const uncheckedProduct = z
  .custom<z.input<typeof writtenProduct> | WrittenProduct>()
  .check(z.meta({ $ref: '#/components/schemas/WrittenProduct' }));

/** Errors of a row have the field `products.<its position in the sheet>.<field>`. */
export const fillBatch = {
  method: 'PUT',
  path: '/product/batch',
  access: 'seller',
  summary: 'Send a part of a sheet’s rows; the same part may be sent again',
  description:
    'Sends a part of a file: up to 100 rows, the first of them at position `from`, counted from 0. Each row is checked and priced with today’s fees; all errors are reported together at `products.<place>.<field>`, and nothing of that part is then saved. The same part may be sent again, and parts in any order.',
  query: nothing,
  body: z.strictObject({
    key: key(),
    /** The position of the part’s first row in the sheet, from 0. */
    from: count(0, maxBatchRows),
    products: z
      .array(uncheckedProduct, 'count')
      .check(z.minLength(1, 'count'), z.maxLength(maxChunkRows, 'count')),
  }),
  bodyLimit: megabyte,
  reply: productBatch,
} as const satisfies Endpoint;

export const storeBatch = {
  method: 'POST',
  path: '/product/batch/store',
  access: 'seller',
  summary: 'Price and store every row of a sheet: all of them or none',
  description:
    'Prices every row once more and saves them, all or none. Asked again, or twice at once, it saves once and answers the same. `added`, `updated` and `unchanged` say what happened to the rows; a row identical to its product is left as it is.',
  query: nothing,
  body: keyed,
  reply: productBatch,
} as const satisfies Endpoint;

export const cancelBatch = {
  method: 'DELETE',
  path: '/product/batch',
  access: 'seller',
  summary: 'Give up the storing of a sheet; nothing of it is kept',
  description:
    'Cancels saving a spreadsheet; nothing of it is kept. What is already saved stays: that is refused with `batchClosed`. An unfinished upload is discarded after 7 days.',
  query: keyed,
  body: nothing,
  reply: productBatch,
} as const satisfies Endpoint;

/**
 * A question about a column that must be answered before its rows are priced: in the file itself, in the query, or once for all such
 * files.
 */
const columnQuestion = z.extend(fieldErrorReply, {
  /** The column’s letters, '' where the file has no such column; and its header, '' if it has none. */
  column: z.string('text').check(z.maxLength(3, 'text')),
  header: z.string(),
  /** Possible fields, likeliest first. */
  columns: z.array(text(64)),
  /** Possible units, likeliest first. */
  units: z.array(text(16)),
  /** The currency its sums are in, where that is the question. */
  currency: z.exactOptional(text(16)),
});

/** An assumption under which a sheet is priced. */
const assumption = z.object({ kind: text(32), message: z.string(), details: errorDetails });
export type UploadAssumption = z.infer<typeof assumption>;
export type UploadQuestion = z.infer<typeof columnQuestion>;

/** The result of reading a seller's file. */
export const uploadReply = z.object({
  /** Name of the sheet that was read. */
  sheet: text(200),
  rows: count(0, 1_048_576),
  good: count(0, 1_048_576),
  /** Each with the address of its cell (`AA17`), or without one if it concerns the file. */
  problems: z.array(fieldErrorReply),
  /** The number of further errors in the file. */
  more: z.exactOptional(moreErrors),
  /** Assumptions about the file, and what of it was not read. */
  assumptions: z.array(assumption),
  /** Open questions about its columns. While there are any, nothing is saved. */
  questions: z.array(columnQuestion),
  /** Fields that rows need and no column holds, one entry each. While there are any, nothing is saved. */
  missing: z.array(columnQuestion),
  /** Implausible values, such as 10 g for a large parcel; saved all the same. Each with the address of its cell. */
  doubts: z.array(fieldErrorReply),
  /** Rows that are sums of others, and were skipped. */
  totals: count(0, 1_048_576),
  /** Saved, if every row was good and saving was requested. */
  batch: z.nullable(productBatch),
});

/** The file is sent as `multipart/form-data`, under the name `file`. */
export const uploadProducts = {
  method: 'POST',
  path: '/upload/product',
  access: 'seller',
  summary: 'Read a sheet of products, say what is wrong with it, and store it where nothing is',
  description:
    'Takes a file (.xlsx, .xlsm, .xls, .ods or .csv, 16 MiB at most) as `multipart/form-data` under the name `file`, reads the sheet of products and answers with everything that is wrong, each problem at the address of its cell (`AA17`). Where nothing is wrong the rows are saved under the key, all or none; the key belongs to that file: sent again, the answer is the same, and another one is 409 `batchDiffers`. At most 1,000 problems are listed; with `only=check` nothing is saved. What is uncertain is in `questions`, by column, and each field that no column holds in `missing`, once; nothing is saved until you send the file again with the answers: `columns` (`cost:C,sku:A`), `units` (`weight:kg,cost:withVat`), `ignored` (`F,AC`), `currencies` (`USD:3.75` riyals each, `AED:riyals` if they are riyals, `EUR:leaveOut` to skip their rows), and `store`, `subFamily`, `sizeClass`, `marginRate` and `ending` for rows in which these are empty. `assumptions` says what the prices take for granted, and how many rows were left out and why.',
  query: z.strictObject({
    key: key(),
    whenThere: z.exactOptional(choice(whenThere)),
    /** `check`: nothing is saved. */
    only: z.exactOptional(choice(['check'])),
    /** The units of columns, if the file does not name them: `weight:kg,cost:withVat`. */
    units: z.exactOptional(text(500)),
    /** The letters of columns with values that are deliberately ignored: `F,AC`. */
    ignored: z.exactOptional(text(2_000)),
    /** The fields of columns, by their letters: `cost:C,sku:A`. */
    columns: z.exactOptional(text(2_000)),
    /** Answers about sums in other currencies: `USD:3.75` riyals each, `AED:riyals`, or `EUR:leaveOut` to skip their rows. */
    currencies: z.exactOptional(text(500)),
    /** Values for rows in which they are empty, by code or name. */
    store: z.exactOptional(text(200)),
    subFamily: z.exactOptional(text(200)),
    sizeClass: z.exactOptional(text(200)),
    marginRate: z.exactOptional(text(20)),
    ending: z.exactOptional(text(50)),
  }),
  body: nothing,
  file: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
    'application/vnd.ms-excel.sheet.macroEnabled.12',
    'application/vnd.oasis.opendocument.spreadsheet',
    'text/csv',
  ],
  reply: uploadReply,
} as const satisfies Endpoint;

/** Text that PostgreSQL can store as JSON: without unpaired surrogates. */
const wholeText = (longest: number) =>
  enteredText(longest).check(z.refine((value) => !/\p{Cs}/u.test(value), 'notText'));
/** Maximum fields of one mapping: far more than a product has. */
export const maxMappedFields = 100;
/** The column of each field, by position from 0. */
const columnMapping = z.record(wholeText(64), count(0, 16_383));
/** The unit of each column that has one, by its field, such as `weight: kg`. */
const columnUnits = z.record(wholeText(64), wholeText(16));
/** The columns with values that are deliberately ignored, by position from 0. */
const ignoredColumns = z.array(count(0, 16_383), 'count').check(z.maxLength(16_384, 'count'));
/** Saved answers about the columns of a kind of sheet. */
const columnAnswers = z.strictObject({
  mapping: columnMapping,
  units: columnUnits,
  ignored: ignoredColumns,
});
export type ColumnAnswers = z.infer<typeof columnAnswers>;
/** SHA-256, in hexadecimal, of a sheet's headers: the same for sheets of one kind. */
const headers = sha256;

export const findMapping = {
  method: 'GET',
  path: '/product/column-mapping',
  access: 'seller',
  summary: 'How the columns of such a sheet were last assigned',
  description:
    'How the columns of files with these headers were last assigned, by their positions from 0; `headers` is the SHA-256 of the headers. The assignment belongs to the seller’s account.',
  query: z.strictObject({ headers: headers() }),
  body: nothing,
  reply: z.object({
    /** null if such a sheet was never assigned. */
    mapping: z.nullable(columnMapping),
    units: columnUnits,
    ignored: ignoredColumns,
  }),
} as const satisfies Endpoint;

export const saveMapping = {
  method: 'PUT',
  path: '/product/column-mapping',
  access: 'seller',
  summary: 'Keep how the columns of such a sheet are assigned, for the next one',
  description: 'Saves how they are assigned, for the next file with the same headers.',
  query: nothing,
  body: z.strictObject({
    headers: headers(),
    mapping: columnMapping,
    units: z.exactOptional(columnUnits),
    ignored: z.exactOptional(ignoredColumns),
  }),
  bodyLimit: 512 * kilobyte,
  reply: columnAnswers,
} as const satisfies Endpoint;

export const productBatchEndpoints: readonly DescribedEndpoint[] = [
  beginBatch,
  findBatch,
  fillBatch,
  storeBatch,
  cancelBatch,
  uploadProducts,
  findMapping,
  saveMapping,
];
