import type { GridRows } from '../model/grid-row.ts';
import { chunksOf } from '../model/time-slice.ts';
import { rowErrorsOf, type Duplicates } from '../model/row-errors.ts';
import type { SheetReader } from '../reading/sheet-reader.ts';
import type { SheetLine } from '../reading/sheet-tasks.ts';

const linesOf = (rows: GridRows, duplicates: Duplicates): SheetLine[] =>
  rows.map((row) => {
    const { at, texts, outcome } = row;
    const problems = rowErrorsOf(row, duplicates);
    return { at, texts, problems, good: problems.length === 0 && outcome?.ok === true ? outcome : null };
  });

/** Sends rows for a file to the worker in parts, so that any number does not block the page. */
export async function sendRows(reader: SheetReader, rows: GridRows, duplicates: Duplicates): Promise<void> {
  await reader.ask('lines', { lines: [], isFirst: true });
  for (const chunk of chunksOf(rows))
    await reader.ask('lines', { lines: linesOf(chunk, duplicates), isFirst: false });
}
