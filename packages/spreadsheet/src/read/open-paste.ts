import type { Cell, Sheet } from '../sheet.ts';
import { textCell } from './cells.ts';
import { parseCsv } from './csv/parse-csv.ts';
import { FileError } from './file-error.ts';
import { type FileLimits, largeFileLimits, maxSheetRows } from './file-limits.ts';

/** The page that receives the paste already has all of it: only what no sheet can contain is rejected. */
const pasteLimits: FileLimits = { ...largeFileLimits, rows: maxSheetRows, columns: 16_384, cells: 5_000_000 };

const plainRows = (text: string): readonly (readonly Cell[])[] =>
  text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map(textCell));

/** Tabs between cells, and quotes around those with line breaks. A quote that never closes is literal. */
function splitRows(text: string): readonly (readonly Cell[])[] {
  try {
    return parseCsv(text, pasteLimits, { separator: '\t' });
  } catch (fieldError) {
    if (fieldError instanceof FileError && fieldError.reason === 'damaged') return plainRows(text);
    throw fieldError;
  }
}

/** Text copied from Excel or Google Sheets, as a sheet without a name. */
export const openPaste = (text: string): Sheet => ({ name: '', rows: splitRows(text) });
