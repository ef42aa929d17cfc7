import type { Merge, Sheet } from '../../sheet.ts';
import type { FileBudget } from '../file-budget.ts';
import { maxHeaderRows } from '../file-limits.ts';
import { parseReference } from './cell-reference.ts';
import { elementsOf } from './xml-elements.ts';

function readMerge(reference: string): Merge[] {
  const [from, to] = reference.split(':').map(parseReference);
  if (from === null || from === undefined || to === null || to === undefined) return [];
  const rows = to.row - from.row + 1;
  const columns = to.column - from.column + 1;
  const headsNothing = rows < 1 || columns < 1 || from.row >= maxHeaderRows;
  return headsNothing ? [] : [{ row: from.row, column: from.column, rows, columns }];
}

function mergesIn(behind: string, budget: FileBudget): Merge[] {
  const merges: Merge[] = [];
  const all = elementsOf(behind, 'mergeCell', budget.limits.merges + 1);
  for (const each of all) {
    budget.merge();
    merges.push(...readMerge(each.get('ref') ?? ''));
  }
  return merges;
}

/** The columns that are hidden, by place from 0: a stretch to the end of the sheet counts as far as there can be any. */
function hiddenIn(before: string, { limits }: FileBudget): number[] {
  const hidden = new Set<number>();
  // No two stretches that a program writes overlap.
  for (const each of elementsOf(before, 'col', limits.columns)) {
    if (!['1', 'true'].includes(each.get('hidden') ?? '')) continue;
    const from = Math.max(0, Number(each.get('min')) - 1);
    const to = Math.min(Number(each.get('max')), limits.columns);
    for (let column = from; column < to; column += 1) hidden.add(column);
  }
  return [...hidden];
}

/** The metadata before and after a sheet's cells: its direction, what is hidden, and merged cells. */
export function sheetMetadata(
  before: string,
  behind: string,
  budget: FileBudget,
): Pick<Sheet, 'merges' | 'hiddenColumns' | 'isRightToLeft'> {
  const merges = mergesIn(behind, budget);
  const isRightToLeft = elementsOf(before, 'sheetView', 1).some((each) =>
    ['1', 'true'].includes(each.get('rightToLeft') ?? ''),
  );
  const hiddenColumns = hiddenIn(before, budget);
  return {
    ...(merges.length > 0 ? { merges } : {}),
    ...(hiddenColumns.length > 0 ? { hiddenColumns } : {}),
    ...(isRightToLeft ? { isRightToLeft } : {}),
  };
}
