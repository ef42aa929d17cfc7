import type { Readable } from 'node:stream';
import type { ListFilter } from '@saer/contract/list-filter';
import type { Transaction as SentTransaction } from '@saer/contract/payment';
import type { Language } from '@saer/i18n/locale';
import type { CellValue } from '@saer/spreadsheet/sheet';
import type { Database } from '../../database/database.ts';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
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

/** Streams all payments and refunds that a filter finds as CSV. */
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
  return streamCsv(db, {
    list: transactionList,
    filter,
    visible: visibleTransactions(reader),
    columns,
    rowOf: (row) => rowOf(row, language, say),
  });
}
