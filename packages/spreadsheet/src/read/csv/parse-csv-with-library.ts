import Papa from 'papaparse';
import type { Cell, Sheet } from '../../sheet.ts';
import { FileError, within } from '../file-error.ts';
import { FileBudget } from '../file-budget.ts';
import type { FileLimits } from '../file-limits.ts';
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

/** Splits text with quotes in odd places: the library knows what to make of them. */
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
