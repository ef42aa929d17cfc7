import type { FeeBook } from '@saer/contract/fee-book';
import type { Database } from '../../database/database.ts';
import { findFeeBook, findFeeBookWith, publishedTable } from '../../fees/queries.ts';

/** The fees of a day; where a calculation names a fee table that was once published, that one in its store's place. */
export async function findCalculationBook(
  db: Database,
  on: string,
  feeTable: string | undefined,
): Promise<FeeBook> {
  const chosen = feeTable === undefined ? undefined : await publishedTable(db, feeTable);
  return chosen === undefined ? findFeeBook(db, on) : findFeeBookWith(db, on, chosen);
}
