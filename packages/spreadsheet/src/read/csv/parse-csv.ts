import Papa from 'papaparse';
import type { Cell, Sheet } from '../../sheet.ts';
import { textCell } from '../cells.ts';
import type { FileLimits } from '../file-limits.ts';
import { parseCsvFast } from './parse-csv-fast.ts';
import { detectSeparator } from './detect-separator.ts';
import { FileError, within } from '../file-error.ts';
import { FileBudget } from '../file-budget.ts';
import { Grid } from '../grid.ts';

/** Signs that split a text, for each cell it may have: its separator, and the quotes round it. */
const signsOfCell = 4;

/** The library takes a whole row before it shows it: how long one can be is found out before. */
function rejectTooMany(text: string, separator: string, limits: FileLimits): void {
  const sought = new Set([separator, '"', '\n'].map((sign) => sign.charCodeAt(0)));
  let signs = 0;
  for (let at = 0; at < text.length; at += 1) if (sought.has(text.charCodeAt(at))) signs += 1;
  if (signs > limits.cells * signsOfCell) within(limits.cells, signs, 'cells');
}

/** Splits text with unusual quotes, which the library can handle. */
export function parseCsvWithLibrary(
  text: string,
  separator: string,
  limits: FileLimits,
  cellOf: (text: string) => Cell,
): Sheet['rows'] {
  rejectTooMany(text, separator, limits);
  const grid = new Grid(new FileBudget(limits));
  let row = 0;
  let fieldError: unknown = null;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    step({ data, errors }, parser) {
      try {
        // A quote that never closes swallows every row after it.
        if (errors.some(({ code }) => code === 'MissingQuotes'))
          throw new FileError('damaged', { row: row + 1 });
        for (const [column, value] of data.entries()) {
          grid.count();
          grid.put(row, column, cellOf(value));
        }
        row += 1;
      } catch (thrown) {
        fieldError = thrown;
        parser.abort();
      }
    },
  });
  if (fieldError !== null) throw fieldError;
  return grid.rows;
}

/** Excel's way to name the separator, in a first line that is not a row. */
const namedSeparator = /^sep=(.)\r?\n/i;

interface TextFormat {
  /** Detected by default. */
  readonly separator?: string;
  /** Creates a cell from the text between two separators. */
  readonly cellOf?: (text: string) => Cell;
}

/** The separator of a text: the one it names, or else the detected one. */
export function separatorOf(text: string): string {
  const named = namedSeparator.exec(text);
  return named?.[1] ?? detectSeparator(text);
}

/** Separated text as rows. */
export function parseCsv(
  text: string,
  limits: FileLimits,
  { separator, cellOf = textCell }: TextFormat = {},
): Sheet['rows'] {
  const named = namedSeparator.exec(text);
  const rest = text.slice(named?.[0].length ?? 0);
  const by = separator ?? separatorOf(text);
  return parseCsvFast(rest, by, limits, cellOf) ?? parseCsvWithLibrary(rest, by, limits, cellOf);
}
