import type { Cell as LibraryCell, Sheet as LibrarySheet } from 'hucre/xlsx';
import type { Cell, Sheet } from '../sheet.ts';
import { booleanCell, dayCell, emptyCell, formulaWithoutResult, numberCell, textCell } from './cells.ts';
import type { FileBudget } from './file-budget.ts';
import { Grid } from './grid.ts';
import { numberStyleOf, plainNumber } from './number-style.ts';

function toCell(value: unknown, details: LibraryCell | undefined): Cell {
  const result = details?.formulaResult ?? value;
  if (result === null && details?.formula !== undefined) return formulaWithoutResult;
  if (result instanceof Date)
    return Number.isNaN(result.getTime()) ? emptyCell : dayCell(result.toISOString().slice(0, 10));
  if (typeof result === 'boolean') return booleanCell(result);
  if (typeof result === 'number') {
    const format = details?.style?.numFmt;
    // The library has converted numbers with date formats to dates.
    const style = format === undefined ? plainNumber : { ...numberStyleOf(format), isDate: false };
    return numberCell(result, style, false);
  }
  if (typeof result !== 'string' || result === '') return emptyCell;
  return details?.type === 'error' ? { value: result, isPercent: false, isError: true } : textCell(result);
}

/** The cells of a sheet as the library read them, as ours. */
export function librarySheet({ name, rows, cells }: LibrarySheet, budget: FileBudget): Sheet {
  const grid = new Grid(budget);
  for (const [row, values = []] of rows.entries())
    for (const [column, value] of values.entries()) {
      grid.count();
      grid.put(row, column, toCell(value, cells?.get(`${row},${column}`)));
    }
  return { name, rows: grid.rows };
}
