import type { Cell, Sheet } from '../../sheet.ts';
import { FileBudget } from '../file-budget.ts';
import type { FileLimits } from '../file-limits.ts';
import { Grid } from '../grid.ts';
import { endOfRow, splitRows } from './split-rows.ts';

/** Texts cached for reuse: a column of shops or sizes repeats a few of them, one of barcodes none. */
const maxSaved = 10_000;

/** Splits text whose quotes enclose whole cells; null if they do not. Cells with equal text share one object. */
export function parseCsvFast(
  text: string,
  separator: string,
  limits: FileLimits,
  cellOf: (text: string) => Cell,
): Sheet['rows'] | null {
  const grid = new Grid(new FileBudget(limits));
  const cellCache = new Map<string, Cell>();
  const keep = (value: string): Cell => {
    const cell = cellOf(value);
    if (cellCache.size < maxSaved) cellCache.set(value, cell);
    return cell;
  };
  let row = 0;
  const isPlain = splitRows(text, separator, (column, value) => {
    if (column === endOfRow) row += 1;
    else {
      grid.count();
      if (value !== '') grid.put(row, column, cellCache.get(value) ?? keep(value));
    }
  });
  return isPlain ? grid.rows : null;
}
