import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ListFilter } from '@saer/contract/list-filter';
import type { Transaction as SentTransaction } from '@saer/contract/payment';
import type { Language } from '@saer/i18n/locale';
import type { CellValue } from '@saer/spreadsheet/sheet';
import { csvHead, csvLines } from '@saer/spreadsheet/write/write-csv';
import type { Database, Transaction } from '../../database/database.ts';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { inSnapshot, walkList } from '../../listing/walk-list.ts';
import { type Reader, transactionList, visibleTransactions } from '../reading/transactions.ts';
import { exportHeaders, kindWords, statusWords } from './export-words.ts';

const inRiyals = (halalas: number): CellValue => halalas / 100;

const rowOf = (each: SentTransaction, language: Language, say: Say): CellValue[] => [
  each.createdAt.slice(0, 16).replace('T', ' '),
  each.reference,
  each.orderReference,
  say(kindWords[each.kind]),
  say(statusWords[each.status]),
  inRiyals(each.amount),
  inRiyals(each.refunded),
  each.card === null ? null : `${each.card.brand} ${each.card.lastFour}`,
  language === 'ar' ? each.plan.nameAr : each.plan.nameEn,
  each.customer?.fullName ?? null,
  each.customer?.email ?? null,
];

/**
 * Streams all payments and refunds that a filter finds as CSV, read a batch at a time. A filter that is wrong is refused before anything
 * is sent; if reading fails later, the stream is destroyed before its end.
 */
export async function exportTransactions(
  db: Database,
  reader: Reader,
  { filter, language }: { readonly filter: ListFilter; readonly language: Language },
): Promise<Readable> {
  const say = sayIn(language);
  const columns = Object.entries(exportHeaders).map(([name, header]) => ({
    header: say(header),
    width: 20,
    ...(name === 'amount' || name === 'refunded' ? { format: '0.00' } : {}),
  }));
  const line = csvLines(columns);
  const content = new PassThrough();
  // No listener exists yet if it fails at once: the rejection below reports that.
  content.on('error', () => undefined);
  const opened = Promise.withResolvers<void>();
  const write = async (tx: Transaction): Promise<void> => {
    const batches = walkList(tx, transactionList, filter, { visible: visibleTransactions(reader) });
    const first = await batches.next();
    opened.resolve();
    async function* lines() {
      yield csvHead(columns);
      for (let batch = first; batch.done !== true; batch = await batches.next())
        yield batch.value.map((row) => line(rowOf(row, language, say))).join('');
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
