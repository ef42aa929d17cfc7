import type { GridRow, GridRows } from '../model/grid-row.ts';
import type { SheetReader } from './sheet-reader.ts';
import { fileLimits } from '@saer/spreadsheet/files/file-limits';
import type { ReadAs } from './sheet-tasks.ts';

/** The rows of a sheet, read and priced in the worker. */
export async function readLines(reader: SheetReader, readAs: ReadAs): Promise<GridRows> {
  const rows: GridRow[] = [];
  await reader.ask('read', readAs, {
    limit: fileLimits.milliseconds,
    onPart: (lines) => {
      for (const line of lines) rows.push({ ...line, id: rows.length, refused: [] });
    },
  });
  return rows;
}
