import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import type { GridRow, GridRows } from '../model/grid-row.ts';
import type { SheetReader } from './sheet-reader.ts';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';

const rowsOfProgress = 1_000;

/** Counts how many rows of how many have been read. */
export interface ReadProgress {
  readonly rows: number;
  readonly of: number;
}

/** The rows of a sheet, read and priced in the worker. */
export async function readLines(
  reader: SheetReader,
  readAs: SheetInterpretation,
  onProgress: (progress: ReadProgress) => void,
  /** `texts`: the file's own texts, without prices. */
  only?: 'texts',
): Promise<GridRows> {
  const rows: GridRow[] = [];
  await reader.ask('read', only === undefined ? { readAs } : { readAs, only }, {
    limit: largeFileLimits.milliseconds,
    onChunk: (lines, of) => {
      for (const { at, texts, outcome } of lines)
        rows.push({ id: rows.length, at, texts, outcome, serverErrors: noProblems });
      // More often nobody could read it.
      if (rows.length % rowsOfProgress < lines.length) onProgress({ rows: rows.length, of });
    },
  });
  return rows;
}

/** One for all rows. */
const noProblems: GridRow['serverErrors'] = [];
