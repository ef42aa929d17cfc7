import type { Sheet } from '../../sheet.ts';
import { FileBudget } from '../file-budget.ts';
import { FileError, within } from '../file-error.ts';
import type { FileLimits } from '../file-limits.ts';
import { Grid } from '../grid.ts';
import { openCompound } from './compound-file.ts';
import { readGlobals } from './globals.ts';
import { readXlsSheet } from './read-sheet.ts';

/** Other file types in such a container, each by a stream that only it has. */
const others: readonly (readonly [stream: string, found: string])[] = [
  ['WordDocument', 'document'],
  ['PowerPoint Document', 'presentation'],
  ['Book', 'oldExcel'],
];

/** A cell has one record, or two if it has the text result of a formula; a sheet has few others. */
const maxRecords = ({ cells }: FileLimits): number => cells * 2 + 100_000;

/** Opens an .xls workbook, as Excel wrote them from 1997 to 2003 and some programs still do. A newer one with a password looks alike. */
export function openXls(bytes: Uint8Array, limits: FileLimits): readonly Sheet[] {
  const { names, stream } = openCompound(bytes);
  if (names.has('EncryptedPackage')) throw new FileError('encrypted');
  if (!names.has('Workbook')) {
    const found = others.find(([name]) => names.has(name))?.[1] ?? 'binary';
    throw new FileError('notASheet', { found });
  }
  const workbook = stream('Workbook');
  const globals = readGlobals(workbook, limits.cells);
  if (new Set(globals.sheets.map(({ from }) => from)).size < globals.sheets.length)
    throw new FileError('damaged');
  within(limits.sheets, globals.sheets.length, 'sheets');
  const budget = new FileBudget(limits);
  // Each ends where the next begins at the latest: no part of the file is read twice.
  const starts = globals.sheets.map(({ from }) => from).toSorted((a, b) => a - b);
  return globals.sheets.map((sheet) => {
    const next = starts.find((start) => start > sheet.from);
    const grid = new Grid(budget);
    return readXlsSheet(workbook.subarray(0, next), sheet, globals, { grid, budget }, maxRecords(limits));
  });
}
