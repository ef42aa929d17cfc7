import { readXls } from 'hucre/xlsx';
import type { Sheet } from '../../sheet.ts';
import type { FileLimits } from '../file-limits.ts';
import type { CellBudget } from '../grid.ts';
import { librarySheet } from '../library-sheet.ts';

/** Opens an .xls workbook, as Excel wrote them until 2003 and some programs still do. */
export async function openXls(bytes: Uint8Array, limits: FileLimits): Promise<readonly Sheet[]> {
  const { sheets } = await readXls(bytes);
  const budget: CellBudget = { left: limits.cells };
  return sheets.map((sheet) => librarySheet(sheet, limits, budget));
}
