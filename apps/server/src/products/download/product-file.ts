import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { type DownloadFormat, downloadTypes, pricedProduct } from '@saer/contract/product-download';
import type { Language } from '@saer/i18n/locale';
import { downloadColumns, downloadRow, downloadSheetName } from '@saer/spreadsheet/write/product-rows';
import { workbookFrame } from '@saer/spreadsheet/write/workbook-frame';
import { csvHead, csvLines } from '@saer/spreadsheet/write/write-csv';
import * as z from 'zod/mini';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { zipStream } from './zip-stream.ts';

type Products = AsyncIterable<readonly ListedProduct[]>;
type Chunks = AsyncGenerator<string | Uint8Array, void, undefined>;

export interface Written {
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
export const productFile: Readonly<Record<DownloadFormat, (products: Products, written: Written) => Chunks>> =
  { csv: asCsv, xlsx: asWorkbook, prices: asPrices };

/** Whether a format is already compressed. */
export const isCompressed = (format: DownloadFormat): boolean => downloadTypes[format] === downloadTypes.xlsx;
