import { setImmediate as breathe } from 'node:timers/promises';
import { calculateRow, type RowOutcome } from '@saer/contract/calculate';
import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import { AppError } from '../../http/app-error.ts';
import { checked } from '../../http/checked.ts';
import { problemOf } from '../../http/error-reply.ts';
import { priceRow } from './price-row.ts';

function outcomeOf(book: FeeBook, row: unknown, at: number, language: Language): RowOutcome {
  try {
    return priceRow(book, checked(calculateRow, row));
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

/** Prices each row by itself. Other requests are let through between rows: a batch must not keep the server to itself. */
export async function priceBatch(
  book: FeeBook,
  rows: readonly unknown[],
  language: Language,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const [at, row] of rows.entries()) {
    outcomes.push(outcomeOf(book, row, at, language));
    await breathe();
  }
  return outcomes;
}
