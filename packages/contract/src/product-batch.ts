import * as z from 'zod/mini';
import { maxBatchRows } from './calculate.ts';
import { type Endpoint, kilobyte, megabyte, nothing } from './endpoint.ts';
import { moreErrors, fieldErrorReply } from './error-reply.ts';
import { choice, count, instant, text } from './field.ts';
import type { WrittenProduct, writtenProduct } from './product.ts';

/** Rows of a sheet are sent in parts, and stored in one go or not at all. */
export const batchStates = ['open', 'stored', 'cancelled'] as const;
/** What becomes of a row whose barcode the catalogue has already in that store. */
export const whenThere = ['update', 'refuse'] as const;
/** The most rows of one part. */
export const maxChunkRows = 100;

/** SHA-256, in hexadecimal. */
const sha256 = () => z.string('code').check(z.regex(/^[0-9a-f]{64}$/, 'code'));

/** Chosen by the caller, once a sheet: whoever asks twice with one key asks for the same. */
const key = () => z.uuid('code');

export const productBatch = z.object({
  key: key(),
  state: choice(batchStates),
  fileName: z.nullable(text(200)),
  /** Rows the sheet has. */
  rows: count(1, maxBatchRows),
  /** Of them, those that have arrived: a broken connection goes on where it ended. */
  received: count(0, maxBatchRows),
  /** The first row that is missing, the first row being 0; null: none is. */
  next: z.nullable(count(0, maxBatchRows)),
  /** Once stored: how many products are new, written anew, and found just as they were. */
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
  query: nothing,
  body: z.strictObject({
    key: key(),
    /** How many are taken depends on the caller's platform. */
    rows: count(1, 1_048_576),
    fileName: z.exactOptional(text(200)),
    whenThere: z.exactOptional(choice(whenThere)),
    /** SHA-256, in hexadecimal, of the rows as the caller has them: the key belongs to it, and with another it is refused. */
    content: z.exactOptional(sha256()),
  }),
  reply: productBatch,
} as const satisfies Endpoint;

export const findBatch = {
  method: 'GET',
  path: '/product/batch',
  access: 'seller',
  summary: 'How far the storing of a sheet has got',
  query: keyed,
  body: nothing,
  reply: productBatch,
} as const satisfies Endpoint;

/** A row that is judged by itself, so that all that is wrong with a part is told at once. */
const uncheckedProduct = z
  .custom<z.input<typeof writtenProduct> | WrittenProduct>()
  .check(z.meta({ $ref: '#/components/schemas/WrittenProduct' }));

/** What is wrong with a row is told at `products.<its place in the sheet>.<field>`. */
export const fillBatch = {
  method: 'PUT',
  path: '/product/batch',
  access: 'seller',
  summary: 'Send a part of a sheet’s rows; the same part may be sent again',
  query: nothing,
  body: z.strictObject({
    key: key(),
    /** The place of the part’s first row in the sheet, from 0. */
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
  query: nothing,
  body: keyed,
  reply: productBatch,
} as const satisfies Endpoint;

export const cancelBatch = {
  method: 'DELETE',
  path: '/product/batch',
  access: 'seller',
  summary: 'Give up the storing of a sheet; nothing of it is kept',
  query: keyed,
  body: nothing,
  reply: productBatch,
} as const satisfies Endpoint;

/** What must be answered of a column before its rows are priced: in the file itself, in the query, or once for all such files. */
export const columnQuestion = z.extend(fieldErrorReply, {
  /** The column’s letters, and its header; '': it has none. */
  column: text(3),
  header: z.string(),
  /** What it may hold, likeliest first. */
  columns: z.array(text(64)),
  /** The units it may be in, likeliest first. */
  units: z.array(text(16)),
});
export type UploadQuestion = z.infer<typeof columnQuestion>;

/** What reading a seller's file came to. */
export const uploadReply = z.object({
  /** The sheet that was read, by its name. */
  sheet: text(200),
  rows: count(0, 1_048_576),
  good: count(0, 1_048_576),
  /** Each at the address of its cell (`AA17`), or of none: of the file. */
  problems: z.array(fieldErrorReply),
  /** How many more problems the file has. */
  more: z.exactOptional(moreErrors),
  /** What is not certain of its columns. As long as there are any, nothing is stored. */
  questions: z.array(columnQuestion),
  /** What is hardly right, such as 10 g for a large parcel; it is stored all the same. Each at the address of its cell. */
  doubts: z.array(fieldErrorReply),
  /** Rows that are sums of others, and were left out. */
  totals: count(0, 1_048_576),
  /** Stored, where every row was good and storing was asked for. */
  batch: z.nullable(productBatch),
});

/** The file is sent as `multipart/form-data`, under the name `file`. */
export const uploadProducts = {
  method: 'POST',
  path: '/upload/product',
  access: 'seller',
  summary: 'Read a sheet of products, say what is wrong with it, and store it where nothing is',
  query: z.strictObject({
    key: key(),
    whenThere: z.exactOptional(choice(whenThere)),
    /** `check`: nothing is stored. */
    only: z.exactOptional(choice(['check'])),
    /** The units of columns, where the file does not say them: `weight:kg,cost:withVat`. */
    units: z.exactOptional(text(500)),
    /** The letters of columns with values that are left out on purpose: `F,AC`. */
    ignored: z.exactOptional(text(2_000)),
  }),
  body: nothing,
  file: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
    'text/csv',
  ],
  reply: uploadReply,
} as const satisfies Endpoint;

/** Text as JSON can hold it in a database: without half a pair of surrogates. */
const wholeText = (longest: number) =>
  text(longest).check(z.refine((value) => !/\p{Cs}/u.test(value), 'notText'));
/** The most fields of one mapping: far more than a product has. */
export const maxMappedFields = 100;
/** Which column of a sheet holds which field: by place, from 0. */
export const columnMapping = z.record(wholeText(64), count(0, 16_383));
/** The unit of each column that has one, such as `weight: kg`, by what the column holds. */
export const columnUnits = z.record(wholeText(64), wholeText(16));
/** The columns with values that are left out on purpose: by place, from 0. */
export const ignoredColumns = z.array(count(0, 16_383), 'count').check(z.maxLength(16_384, 'count'));
/** How the columns of a kind of sheet are read. */
export const columnAnswers = z.strictObject({
  mapping: columnMapping,
  units: columnUnits,
  ignored: ignoredColumns,
});
export type ColumnAnswers = z.infer<typeof columnAnswers>;
/** SHA-256, in hexadecimal, of a sheet's headers: sheets of one kind have one. */
const headers = sha256;

export const findMapping = {
  method: 'GET',
  path: '/product/column-mapping',
  access: 'seller',
  summary: 'How the columns of such a sheet were last assigned',
  query: z.strictObject({ headers: headers() }),
  body: nothing,
  reply: z.object({
    /** null: such a sheet was never assigned. */
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
