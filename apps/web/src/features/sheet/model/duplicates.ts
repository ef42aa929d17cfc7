import { findDuplicates } from '@saer/spreadsheet/rows/read/find-duplicates';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import type { GridRow, GridRows } from './grid-row.ts';
import type { Duplicates } from './row-errors.ts';

/** Always the same object, so that components notice that nothing changed. */
const none: Duplicates = new Map();
/** Rows between two looks at the clock. */
const rowsPerSlice = 500;

const keysOf = ({ at, outcome }: GridRow) =>
  outcome?.ok === true ? { ...outcome.product, row: at === null ? ('added' as const) : at + 1 } : undefined;

/** The rows with a key of an earlier one, by their ids: a product occurs once per store. */
export async function duplicatesOf(rows: GridRows, yieldToEventLoop: YieldWhenDue): Promise<Duplicates> {
  const duplicates = new Map<number, NonNullable<ReturnType<Duplicates['get']>>>();
  let count = 0;
  for (const [{ id }, duplicate] of findDuplicates(rows, keysOf)) {
    if (duplicate !== undefined) duplicates.set(id, duplicate);
    count += 1;
    if (count % rowsPerSlice === 0) await yieldToEventLoop();
  }
  return duplicates.size === 0 ? none : duplicates;
}
