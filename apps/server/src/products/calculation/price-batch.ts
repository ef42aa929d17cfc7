import { calculateRow, type RowOutcome } from '@saer/contract/calculate';
import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import { AppError } from '../../http/app-error.ts';
import { breather } from '../../http/breather.ts';
import { checked } from '../../http/checked.ts';
import { problemOf } from '../../http/error-reply.ts';
import { priceRow } from './price-row.ts';

interface Batch {
  readonly book: FeeBook;
  /** The one fee table that prices the rows, where one was named. */
  readonly feeTable: string | undefined;
  readonly language: Language;
}

function outcomeOf({ book, feeTable, language }: Batch, row: unknown, at: number): RowOutcome {
  try {
    return priceRow(book, checked(calculateRow, row), feeTable);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problems = error.faults.map(({ field, ...fault }) =>
      problemOf(
        { ...fault, field: ['products', at, field].filter((each) => each !== undefined).join('.') },
        language,
      ),
    );
    return { ok: false, problems };
  }
}

/** Prices each row by itself. Other requests are let through meanwhile: a batch must not keep the server to itself. */
export async function priceBatch(batch: Batch, rows: readonly unknown[]): Promise<RowOutcome[]> {
  const breathe = breather();
  const outcomes: RowOutcome[] = [];
  for (const [at, row] of rows.entries()) {
    outcomes.push(outcomeOf(batch, row, at));
    await breathe();
  }
  return outcomes;
}
