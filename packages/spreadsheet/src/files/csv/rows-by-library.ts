import Papa from 'papaparse';
import type { Cell, Sheet } from '../../sheet.ts';
import { FileFault } from '../file-fault.ts';
import type { FileLimits } from '../file-limits.ts';
import { Grid } from '../grid.ts';

/** Characters that are split into rows at a time, so that a text without end is given up early. */
const chunk = 2 * 1024 * 1024;

/** Splits text with quotes in odd places: the library knows what to make of them. */
export function rowsByLibrary(
  text: string,
  separator: string,
  limits: FileLimits,
  cellOf: (text: string) => Cell,
): Sheet['rows'] {
  const grid = new Grid(limits, { left: limits.cells });
  let row = 0;
  let fault: unknown = null;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    chunkSize: chunk,
    step({ data, errors }, parser) {
      try {
        // A quote that never closes swallows every row after it.
        if (errors.some(({ code }) => code === 'MissingQuotes'))
          throw new FileFault('damaged', { row: row + 1 });
        for (const [column, value] of data.entries()) {
          grid.count();
          grid.put(row, column, cellOf(value));
        }
        row += 1;
      } catch (thrown) {
        fault = thrown;
        parser.abort();
      }
    },
  });
  if (fault !== null) throw fault;
  return grid.rows;
}
