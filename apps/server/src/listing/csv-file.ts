import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { CellValue, Column } from '@saer/spreadsheet/sheet';
import { csvHead, csvLines } from '@saer/spreadsheet/write/write-csv';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { List } from './list.ts';
import { inSnapshot, walkList } from './walk-list.ts';

interface CsvFile<Row extends { readonly id: number }> {
  readonly list: List<Row>;
  readonly filter: ListFilter;
  readonly visible?: SQL | undefined;
  readonly columns: readonly Column[];
  readonly rowOf: (row: Row) => readonly CellValue[];
}

/**
 * Streams all rows that a filter finds as CSV, read a batch at a time. A filter that is wrong is refused before anything is sent; if
 * reading fails later, the stream is destroyed before its end.
 */
export async function streamCsv<Row extends { readonly id: number }>(
  db: Database,
  { list, filter, visible, columns, rowOf }: CsvFile<Row>,
): Promise<Readable> {
  const line = csvLines(columns);
  const content = new PassThrough();
  // No listener exists yet if it fails at once: the rejection below reports that.
  content.on('error', () => undefined);
  const opened = Promise.withResolvers<void>();
  const write = async (tx: Transaction): Promise<void> => {
    const batches = walkList(tx, list, filter, { visible });
    const first = await batches.next();
    opened.resolve();
    async function* lines() {
      yield csvHead(columns);
      for (let batch = first; batch.done !== true; batch = await batches.next())
        yield batch.value.map((row) => line(rowOf(row))).join('');
    }
    await pipeline(lines(), content);
  };
  inSnapshot(db, write).catch((error: unknown) => {
    opened.reject(error);
    content.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  await opened.promise;
  return content;
}

/** A CSV as a download. */
export const csvDownload = (name: string, content: Readable) => ({
  mediaType: 'text/csv; charset=utf-8',
  name,
  headers: {},
  content,
  isGzipped: false,
});
