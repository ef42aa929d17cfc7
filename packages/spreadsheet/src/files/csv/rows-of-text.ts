import Papa from 'papaparse';
import type { Cell } from '../../sheet.ts';
import { textCell } from '../cells.ts';
import { FileFault } from '../file-fault.ts';
import type { FileLimits } from '../file-limits.ts';
import { Grid } from '../grid.ts';
import { separatorOf } from './separator-of.ts';

/** Characters that are split into rows at a time, so that a text without end is given up early. */
const chunk = 2 * 1024 * 1024;

/** Excel's own way to name the separator, in a first line that is no row. */
const namedSeparator = /^sep=(.)\r?\n/i;

/** Separated text as rows. The separator is found out where none is given. */
export function rowsOfText(
  text: string,
  limits: FileLimits,
  separator?: string,
): readonly (readonly Cell[])[] {
  const named = namedSeparator.exec(text);
  const rest = text.slice(named?.[0].length ?? 0);
  const grid = new Grid(limits, { left: limits.cells });
  let row = 0;
  let fault: unknown = null;
  Papa.parse<string[]>(rest, {
    delimiter: separator ?? named?.[1] ?? separatorOf(rest),
    chunkSize: chunk,
    step({ data, errors }, parser) {
      try {
        // A quote that never closes swallows every row after it.
        if (errors.some(({ code }) => code === 'MissingQuotes'))
          throw new FileFault('damaged', { row: row + 1 });
        for (const [column, value] of data.entries()) {
          grid.count();
          grid.put(row, column, textCell(value));
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
