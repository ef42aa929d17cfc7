import { calculateRow, type RowOutcome, rowOutcome } from '@saer/contract/calculate';
import type { FeeBook } from '@saer/contract/fee-book';
import { maxBatchProblems, maxRowProblems } from '@saer/contract/limits';
import type { Language } from '@saer/i18n/locale';
import * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import { breather } from '../../http/breather.ts';
import { checked } from '../../http/checked.ts';
import { listProblems } from '../../http/error-reply.ts';
import { priceRow } from './price-row.ts';

interface Batch {
  readonly book: FeeBook;
  /** The one fee table that prices the rows, where one was named. */
  readonly feeTable: string | undefined;
  readonly language: Language;
}

/** A row's calculation, or the first `most` problems with it. */
function outcomeOf({ book, feeTable, language }: Batch, row: unknown, at: number, most: number): RowOutcome {
  try {
    return priceRow(book, checked(calculateRow, row, [], most), feeTable);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const faults = error.faults.map(({ field, ...fault }) => ({
      ...fault,
      field: ['products', at, field].filter((each) => each !== undefined).join('.'),
    }));
    return { ok: false, ...listProblems(faults, language, { most, count: faults.length + error.more }) };
  }
}

/** Prices each row by itself. Other requests are let through meanwhile: a batch must not keep the server to itself. */
export async function priceBatch(batch: Batch, rows: readonly unknown[]): Promise<RowOutcome[]> {
  const breathe = breather();
  const outcomes: RowOutcome[] = [];
  let listed = 0;
  for (const [at, row] of rows.entries()) {
    const outcome = outcomeOf(batch, row, at, listed < maxBatchProblems ? maxRowProblems : 1);
    if (!outcome.ok) listed += outcome.problems.length;
    // Row by row as well: the whole reply at once would let nobody through.
    outcomes.push(z.encode(rowOutcome, outcome));
    await breathe();
  }
  return outcomes;
}
