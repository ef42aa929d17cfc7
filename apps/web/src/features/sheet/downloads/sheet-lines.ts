import type { GridRows } from '../model/grid-row.ts';
import { problemsOf, type Twins } from '../model/problems.ts';
import type { SheetLine } from '../reading/sheet-tasks.ts';

/** The rows as files are written from them. */
export const sheetLines = (rows: GridRows, twins: Twins): SheetLine[] =>
  rows.map((row) => {
    const { at, texts, outcome } = row;
    const problems = problemsOf(row, twins);
    return { at, texts, problems, good: problems.length === 0 && outcome?.ok === true ? outcome : null };
  });
