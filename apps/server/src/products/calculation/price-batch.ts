import type * as z from 'zod/mini';
import { calculateRow } from '@saer/contract/products/calculate';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { maxBatchErrors, maxRowErrors } from '@saer/contract/api/limits';
import type { Language } from '@saer/i18n/locale';
import { AppError } from '../../http/replies/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { parseInput, presentFieldsParser } from '../../http/mounting/parse-input.ts';
import { listFieldErrors } from '../../http/replies/error-reply.ts';
import { Utf8Builder } from '../../http/replies/utf8-builder.ts';
import type { Database } from '../../database/database.ts';
import { findFeeBook, findFeeBookWith, publishedTable } from '../../fees/queries.ts';
import type { PricePoint } from '@saer/pricing/answer/price-point';
import type { Quote } from '@saer/pricing/answer/quote';
import type { Quoted } from '@saer/quoting/price-product';
import { quoteProduct } from '@saer/quoting/quote-product';

export type CalculationRow = z.output<typeof calculateRow>;

/** Parses a row, if it is certainly valid; undefined: its schema has to report the errors. */
export const parseValidRow = presentFieldsParser(calculateRow);

/** Prices one row with a fee book, or throws a field error. `requestedTable`: the only fee table to price with, by its name. */
export function priceRow(book: FeeBook, row: CalculationRow, requestedTable?: string): Quoted<Quote> {
  const priced = quoteProduct(book, row, requestedTable);
  if (!priced.ok) throw new AppError(priced.fieldError);
  return priced;
}

/** Fields of a quote that are written apart, or not at all. */
const notWritten = { minimum: undefined, recommended: undefined, final: undefined };

/**
 * Serialises a quote as the contract's schema does, which takes longer than the calculation itself; a test compares the two. Equal prices,
 * most of the text, are serialised once.
 */
export function writeQuote({ quote, toConfirm }: Pick<Quoted<Quote>, 'quote' | 'toConfirm'>): string {
  const { minimum, recommended, final } = quote;
  const parcel = quote.parcel && {
    sizeClass: quote.parcel.sizeClass,
    shippingWeight: quote.parcel.shippingWeight,
  };
  const others = JSON.stringify({ ...quote, ...notWritten, parcel, toConfirm }).slice(0, -1);
  const middle = JSON.stringify(recommended);
  const pointText = (point: PricePoint): string =>
    point.statement.price === recommended.statement.price ? middle : JSON.stringify(point);
  return `${others},"minimum":${pointText(minimum)},"recommended":${middle},"final":${pointText(final)}}`;
}

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
const parseRow = (row: unknown, max?: number): CalculationRow =>
  parseValidRow(row) ?? parseInput(calculateRow, row, [], max);

/** A row's quote, or its first `max` errors, as JSON. */
function priceOutcome({ book, feeTable, language }: Batch, row: unknown, at: number, max: number): Written {
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
    const { text, problems } = priceOutcome(batch, row, at, listed < maxBatchErrors ? maxRowErrors : 1);
    listed += problems;
    reply.add(at === 0 ? '{"outcomes":[' : ',');
    reply.add(text);
    const pause = yieldToEventLoop();
    if (pause !== undefined) await pause;
  }
  reply.add(']}');
  return reply.bytes();
}

interface Calculation {
  readonly on: string;
  readonly feeTable: string | undefined;
  /** The seller whose agreed fees apply; null for a guest's calculation. */
  readonly seller: number | null;
}

/** The fee book of a day; a published fee table that the calculation names replaces its store's. */
export async function findCalculationBook(
  db: Database,
  { on, feeTable, seller }: Calculation,
): Promise<FeeBook> {
  const chosen = feeTable === undefined ? undefined : await publishedTable(db, feeTable);
  return chosen === undefined
    ? findFeeBook(db, on, seller)
    : findFeeBookWith(db, { on, feeTableId: chosen, seller });
}
