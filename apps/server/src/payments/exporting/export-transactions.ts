import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ListFilter } from '@saer/contract/list-filter';
import type { Transaction } from '@saer/contract/payment';
import type { Language } from '@saer/i18n/locale';
import type { CellValue } from '@saer/spreadsheet/sheet';
import { csvHead, csvLines } from '@saer/spreadsheet/write/write-csv';
import type { Database } from '../../database/database.ts';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { inSnapshot, walkList } from '../../listing/walk-list.ts';
import { type Reader, transactionList, visibleTransactions } from '../reading/transactions.ts';
import { exportHeaders, kindWords, statusWords } from './export-words.ts';

const inRiyals = (halalas: number): CellValue => halalas / 100;

const rowOf = (each: Transaction, language: Language, say: Say): CellValue[] => [
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

/** Streams all payments and refunds that a filter finds as CSV, read a batch at a time; on failure the stream is destroyed before its end. */
export function exportTransactions(
  db: Database,
  reader: Reader,
  { filter, language }: { readonly filter: ListFilter; readonly language: Language },
): Readable {
  const say = sayIn(language);
  const columns = Object.entries(exportHeaders).map(([name, header]) => ({
    header: say(header),
    width: 20,
    ...(name === 'amount' || name === 'refunded' ? { format: '0.00' } : {}),
  }));
  const line = csvLines(columns);
  const content = new PassThrough();
  inSnapshot(db, async (tx) => {
    async function* lines() {
      yield csvHead(columns);
      const visible = visibleTransactions(reader);
      for await (const rows of walkList(tx, transactionList, filter, { visible }))
        yield rows.map((row) => line(rowOf(row, language, say))).join('');
    }
    await pipeline(lines(), content);
  }).catch((error: unknown) => content.destroy(error instanceof Error ? error : new Error(String(error))));
  content.on('error', () => undefined);
  return content;
}
