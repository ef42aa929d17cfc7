import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Database } from '../../database/database.ts';
import { findFeeBook, findFeeBookWith, publishedTable } from '../../fees/queries.ts';

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
