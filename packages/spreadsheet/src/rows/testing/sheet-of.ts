import type { Cell, CellValue, Sheet } from '../../sheet.ts';

/** A share as Excel shows it: `percent(0.15)` is 15 %. */
export const percent = (value: number): Cell => ({ value, isPercent: true });

const cellOf = (value: CellValue | Cell): Cell =>
  typeof value === 'object' && value !== null ? value : { value, isPercent: false };

/** A sheet as it comes out of a file. */
export const sheetOf = (
  rows: readonly (readonly (CellValue | Cell)[])[],
  more: Partial<Sheet> = {},
): Sheet => ({ name: 'Sheet1', rows: rows.map((row) => row.map(cellOf)), ...more });
