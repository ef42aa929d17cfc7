import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ListFilter } from '@saer/contract/list-filter';
import { downloadBatch, type DownloadFormat } from '@saer/contract/product-download';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import type { Database, Transaction } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { countRows } from '../../listing/find-rows.ts';
import { walkSnapshot } from '../../listing/walk-snapshot.ts';
import { inSnapshot } from '../../listing/walk-list.ts';
import type { Actor } from '../policy.ts';
import { matchingProducts, visibleProducts } from '../saved/visible-products.ts';
import { productList } from '../saved/product-list.ts';
import { isPacked, productFile } from './product-file.ts';

/** Each uses a database connection until it is complete or aborted: limits per account and for all. */
const maxConcurrentOfAccount = 2;
const maxConcurrent = 4;

/** The accounts whose downloads run, each as often as it has one. */
const running: number[] = [];

function begin(accountId: number): () => void {
  const own = running.filter((each) => each === accountId).length;
  if (own >= maxConcurrentOfAccount || running.length >= maxConcurrent)
    throw new AppError({ code: 'tooManyRequests' });
  running.push(accountId);
  return () => void running.splice(running.indexOf(accountId), 1);
}

/** The rows of a sheet of Excel's below its headers. */
const maxSheetRows = 1_048_575;

export interface RequestedFile {
  readonly filter: ListFilter;
  readonly format: DownloadFormat;
  readonly language: Language;
  readonly isGzipped: boolean;
}

export interface Download {
  readonly rows: number;
  readonly content: Readable;
  readonly isGzipped: boolean;
}

/** All parts of an iteration whose first one has been read already. */
async function* resumed<Part>(
  first: IteratorResult<Part, void>,
  rest: AsyncIterable<Part>,
): AsyncGenerator<Part, void, undefined> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/**
 * All products that a filter finds, whatever its page, as a file that is read, written and sent some rows at a time. Whoever stops taking
 * it stops the reading: destroying `content` ends the transaction. Where reading fails, `content` is destroyed without its end.
 */
export async function openDownload(db: Database, actor: Actor, wanted: RequestedFile): Promise<Download> {
  const { filter, format, language } = wanted;
  const where = matchingProducts(actor, filter);
  const end = begin(actor.accountId);
  const isGzipped = wanted.isGzipped && !isPacked(format);
  const content = isGzipped ? createGzip({ level: 1 }) : new PassThrough();
  const opened = Promise.withResolvers<number>();
  const write = async (tx: Transaction): Promise<void> => {
    const rows = await countRows(tx, productList(), where);
    if (format === 'xlsx' && rows > maxSheetRows)
      throw new AppError({ code: 'tooManyRows', details: { rows, maximum: maxSheetRows } });
    const book = await findWholeFeeBook(db, riyadhDay(new Date()), null);
    const products = walkSnapshot(tx, productList(), filter, {
      visible: visibleProducts(actor),
      size: downloadBatch,
    });
    // Where these cannot be read, that is the answer: nothing has been sent yet.
    const first = await products.next();
    opened.resolve(rows);
    await pipeline(productFile[format](resumed(first, products), { book, language }), content);
  };
  inSnapshot(db, write)
    .catch((error: unknown) => {
      opened.reject(error);
      content.destroy(error instanceof Error ? error : new Error(String(error)));
    })
    .finally(end);
  // Nobody listens yet where it fails at once: that is answered below.
  content.on('error', () => undefined);
  return { rows: await opened.promise, content, isGzipped };
}
