import { calculateRow } from '@saer/contract/products/calculate';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { maxBatchErrors, maxRowErrors } from '@saer/contract/api/limits';
import type { Language } from '@saer/i18n/locale';
import { AppError } from '../../http/replies/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { listFieldErrors } from '../../http/replies/error-reply.ts';
import { Utf8Builder } from '../../http/replies/utf8-builder.ts';
import { fastParseRow } from './fast-parse-row.ts';
import { priceRow, type Row } from './price-row.ts';
import { writeQuote } from './write-quote.ts';

/** Estimated bytes of an outcome, rounded up. */
const usualLength = 2_500;

interface Batch {
  readonly book: FeeBook;
  /** The one fee table that prices the rows, if named. */
  readonly feeTable: string | undefined;
  readonly language: Language;
}

interface Written {
  readonly text: string;
  readonly problems: number;
}

/** Parses a row, or throws its first `max` errors. */
const parseRow = (row: unknown, max?: number): Row =>
  fastParseRow(row) ?? parseInput(calculateRow, row, [], max);

/** A row's quote, or its first `max` errors, as JSON. */
function outcomeOf({ book, feeTable, language }: Batch, row: unknown, at: number, max: number): Written {
  try {
    return { text: writeQuote(priceRow(book, parseRow(row, max), feeTable)), problems: 0 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fieldErrors = error.fieldErrors.map(({ field, ...fieldError }) => ({
      ...fieldError,
      field: ['products', at, field].filter((each) => each !== undefined).join('.'),
    }));
    const listed = listFieldErrors(fieldErrors, language, { max, count: fieldErrors.length + error.more });
    return { text: JSON.stringify({ ok: false, ...listed }), problems: listed.problems.length };
  }
}

/** Prices each row separately and writes the outcomes, yielding to other requests in between. */
export async function priceBatch(batch: Batch, rows: readonly unknown[]): Promise<Buffer> {
  const yieldToEventLoop = timeSlice();
  const reply = new Utf8Builder(rows.length * usualLength);
  let listed = 0;
  for (const [at, row] of rows.entries()) {
    const { text, problems } = outcomeOf(batch, row, at, listed < maxBatchErrors ? maxRowErrors : 1);
    listed += problems;
    reply.add(at === 0 ? '{"outcomes":[' : ',');
    reply.add(text);
    const pause = yieldToEventLoop();
    if (pause !== undefined) await pause;
  }
  reply.add(']}');
  return reply.bytes();
}
