import type { Cell, Sheet } from '../../sheet.ts';
import { unescapeFormula } from '../../write/escape-formula.ts';
import { textCell } from '../cells.ts';
import type { FileLimits } from '../file-limits.ts';
import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';

/** A cell without the sign that a file of ours has in front of what looks like a formula. */
const plainCell = (text: string): Cell => textCell(unescapeFormula(text));

/** A text file as a sheet, named as the file is. */
export const openCsv = (bytes: Uint8Array, fileName: string, limits: FileLimits): Sheet => ({
  name: fileName.replace(/\.[^.]*$/, ''),
  rows: parseCsv(decodeText(bytes), limits, { cellOf: plainCell }),
});
