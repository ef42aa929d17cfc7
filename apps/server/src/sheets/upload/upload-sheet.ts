import { indexCategories } from '@saer/catalogue/search/category-index';
import type { uploadProducts, uploadReply } from '@saer/contract/product-batch';
import type { Fault } from '@saer/contract/fault';
import { riyadhDay } from '@saer/i18n/format-date';
import { categoryAnswers } from '@saer/spreadsheet/product-sheet/category-answers';
import { sheetTexts } from '@saer/spreadsheet/product-sheet/read-product-sheet';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { problemOf } from '../../http/error-reply.ts';
import type { SignedInCaller } from '../../http/mount.ts';
import type { SentFile } from '../../http/sent-file.ts';
import { findWords } from '../../reference/category-words/find-category-words.ts';
import { findAnswers } from '../answers/category-answers.ts';
import { refuseTooManyRows } from '../batch/row-limit.ts';
import { openedSheets } from './opened-sheets.ts';
import { atCell, readRows } from './read-rows.ts';
import { findLayout } from './sheet-layout.ts';
import { storeRead } from './store-read.ts';
import { questionProblems } from './question-problems.ts';

type Query = z.output<typeof uploadProducts.query>;
type Reply = z.output<typeof uploadReply>;

/** A name out of a file, as far as it can be kept and told. */
const plainName = (name: string): string => name.replaceAll('\0', '').slice(0, 200);

/** Reads a file of products, says what is wrong with it at its cells, and stores it where nothing is. */
export async function uploadSheet(
  db: Database,
  { principal, language, platform }: Pick<SignedInCaller, 'principal' | 'language' | 'platform'>,
  query: Query,
  file: SentFile,
): Promise<Reply> {
  // The fees and words are read while another process reads the file.
  const [sheets, book, words, answers] = await Promise.all([
    openedSheets(file),
    findFeeBook(db, riyadhDay(new Date()), principal.tenantId),
    findWords(db),
    findAnswers(db, principal.tenantId),
  ]);
  const { sheet, layout, defaults } = await findLayout(db, principal.tenantId, sheets, query);
  const rows = sheetTexts(sheet, layout);
  if (rows.length === 0) throw new AppError({ code: 'empty', field: 'file' });
  refuseTooManyRows(rows.length, platform, 'file');
  const { mapping, units, mixed } = layout;
  const { good, faults, doubts } = await readRows(rows, mapping, {
    book,
    defaults,
    units,
    mixed,
    words: indexCategories(book, words),
    answers: categoryAnswers(answers),
  });
  const questions = questionProblems(layout.questions, layout.headers, language);

  const told = (count: number, wrong: readonly Fault[], batch: Reply['batch']): Reply => ({
    sheet: plainName(sheet.name) || '1',
    rows: rows.length,
    good: count,
    problems: wrong.map((fault) => problemOf(fault, language)),
    questions,
    doubts: doubts.map((fault) => problemOf(fault, language)),
    totals: layout.totals.length,
    batch,
  });
  if (faults.length > 0 || questions.length > 0) return told(good.length, faults, null);
  const stored = await storeRead(db, principal, { ...query, fileName: plainName(file.name) }, good);
  if (stored.ok) return told(good.length, [], stored.batch);
  const texts = new Map(rows.map((row) => [row.at, row]));
  const wrong = new Set(stored.faults.map(({ at }) => at));
  return told(
    good.length - wrong.size,
    stored.faults.map(({ at, fault }) => atCell(texts.get(at) ?? { at, texts: {} }, fault, mapping)),
    null,
  );
}
