import * as z from 'zod/mini';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ListFilter } from '@saer/contract/api/list-filter';
import {
  downloadBatch,
  type DownloadFormat,
  downloadTypes,
  pricedProduct,
  type ListedProduct,
} from '@saer/contract/products/product';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { and, eq } from 'drizzle-orm';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { downloadColumns, downloadRow, downloadSheetName } from '@saer/spreadsheet/write/product-rows';
import { workbookFrame } from '@saer/spreadsheet/write/workbook-frame';
import { csvHead, csvLines } from '@saer/spreadsheet/write/write-csv';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { Database, Transaction } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { countRows } from '../../listing/find-page.ts';
import { walkSnapshot, inSnapshot } from '../../listing/walk-list.ts';
import type { Actor } from '../policy.ts';
import { findTodaysFees } from '../repricing/write-prices.ts';
import { matchingProducts, visibleProducts, productList } from '../saved/product-list.ts';
import { product } from '../tables.ts';
import { zipStream } from './zip-stream.ts';

type Products = AsyncIterable<readonly ListedProduct[]>;
type Chunks = AsyncGenerator<string | Uint8Array, void, undefined>;

interface Written {
  readonly book: FeeBook;
  readonly language: Language;
}

/** Yields the text of one batch of products at a time, and lets other requests run in between. */
async function* texts(
  products: Products,
  write: (product: ListedProduct, at: number) => string,
): AsyncGenerator<string, void, undefined> {
  const yieldToEventLoop = timeSlice();
  let at = 0;
  for await (const some of products) {
    const written: string[] = [];
    for (const each of some) {
      at += 1;
      written.push(write(each, at));
      await yieldToEventLoop();
    }
    yield written.join('');
  }
}

async function* asCsv(products: Products, { book, language }: Written): Chunks {
  const columns = downloadColumns(language);
  const line = csvLines(columns);
  yield csvHead(columns);
  yield* texts(products, (each) => line(downloadRow(each, book, language)));
}

async function* asWorkbook(products: Products, { book, language }: Written): Chunks {
  const frame = await workbookFrame(downloadSheetName(language), downloadColumns(language), {
    rightToLeft: language === 'ar',
  });
  const { name, head, tail } = frame.sheet;
  const rows = texts(products, (each, at) => frame.row(at, downloadRow(each, book, language)));
  async function* sheet() {
    let before = head;
    for await (const some of rows) {
      yield before + some;
      before = '';
    }
    yield before + tail;
  }
  yield* zipStream(
    [...frame.parts].map(([part, text]) => ({ name: part, text })),
    { name, parts: sheet() },
  );
}

async function* asPrices(products: Products): Chunks {
  yield* texts(products, (each) => `${JSON.stringify(z.encode(pricedProduct, each))}\n`);
}

/** Writers of each format, which stream products into a file. */
const productFile: Readonly<Record<DownloadFormat, (products: Products, written: Written) => Chunks>> = {
  csv: asCsv,
  xlsx: asWorkbook,
  prices: asPrices,
};

/** Tells whether a format is already compressed. */
const isCompressed = (format: DownloadFormat): boolean => downloadTypes[format] === downloadTypes.xlsx;

/** Each uses a database connection until it is complete or aborted: limits per account and for all. */
const maxConcurrentOfAccount = 2;
const maxConcurrent = 4;

/** Accounts with running downloads, once per download. */
const running: number[] = [];

function begin(accountId: number): () => void {
  const own = running.filter((each) => each === accountId).length;
  if (own >= maxConcurrentOfAccount || running.length >= maxConcurrent)
    throw new AppError({ code: 'tooManyRequests' });
  running.push(accountId);
  return () => void running.splice(running.indexOf(accountId), 1);
}

/** Maximum rows of an Excel sheet, without the header. */
const maxSheetRows = 1_048_575;

export interface RequestedFile {
  readonly filter: ListFilter;
  readonly format: DownloadFormat;
  readonly language: Language;
  readonly isGzipped: boolean;
  readonly signal: AbortSignal;
}

export interface Download {
  readonly rows: number;
  readonly content: Readable;
  readonly isGzipped: boolean;
}

/** Resumes an iteration whose first part has already been read. */
async function* resumed<Part>(
  first: IteratorResult<Part, void>,
  rest: AsyncIterable<Part>,
): AsyncGenerator<Part, void, undefined> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/**
 * Streams all products that a filter finds, regardless of its page, as a file read and written a batch at a time. Destroying `content`
 * ends the transaction; if reading fails, `content` is destroyed before its end.
 */
export async function openDownload(db: Database, actor: Actor, requested: RequestedFile): Promise<Download> {
  const { filter, format, language } = requested;
  const today = await findTodaysFees(db, actor, requested.signal);
  // No marketplace knows the examples, so they are in no file for one.
  const ofMarket = format === 'prices' ? eq(product.isExample, false) : undefined;
  const where = and(matchingProducts(actor, filter, today), ofMarket);
  const end = begin(actor.accountId);
  const isGzipped = requested.isGzipped && !isCompressed(format);
  const content = isGzipped ? createGzip({ level: 1 }) : new PassThrough();
  const opened = Promise.withResolvers<number>();
  const write = async (tx: Transaction): Promise<void> => {
    const rows = await countRows(tx, productList(today), where);
    if (format === 'xlsx' && rows > maxSheetRows)
      throw new AppError({ code: 'tooManyRows', details: { rows, maximum: maxSheetRows } });
    const book = await findWholeFeeBook(db, riyadhDay(new Date()), null);
    const products = walkSnapshot(tx, productList(today), filter, {
      visible: and(visibleProducts(actor), ofMarket),
      size: downloadBatch,
    });
    // A failure here can still be answered: nothing has been sent yet.
    const first = await products.next();
    opened.resolve(rows);
    await pipeline(productFile[format](resumed(first, products), { book, language }), content, {
      end: false,
    });
  };
  // The file ends after its transaction and its place among the running ones: who has it whole may ask for the next.
  inSnapshot(db, write)
    .finally(end)
    .then(
      () => content.end(),
      (error: unknown) => {
        opened.reject(error);
        content.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
  // No listener exists yet if it fails at once: the rejection below reports that.
  content.on('error', () => undefined);
  return { rows: await opened.promise, content, isGzipped };
}
