import type { Merge, Sheet } from '../../sheet.ts';
import { parseReference } from './cell-reference.ts';
import { elementsOf } from './xml-elements.ts';

const mostMerges = 10_000;

function mergeOf(reference: string): Merge[] {
  const [from, to] = reference.split(':').map(parseReference);
  if (from === null || from === undefined || to === null || to === undefined) return [];
  const rows = to.row - from.row + 1;
  const columns = to.column - from.column + 1;
  return rows < 1 || columns < 1 ? [] : [{ row: from.row, column: from.column, rows, columns }];
}

/** What stands before and behind a sheet's cells: its direction, and which cells are shown as one. */
export function sheetFrame(before: string, behind: string): Pick<Sheet, 'merges' | 'isRightToLeft'> {
  const merges = elementsOf(behind, 'mergeCell', mostMerges).flatMap((each) =>
    mergeOf(each.get('ref') ?? ''),
  );
  const isRightToLeft = elementsOf(before, 'sheetView').some((each) =>
    ['1', 'true'].includes(each.get('rightToLeft') ?? ''),
  );
  return { ...(merges.length > 0 ? { merges } : {}), ...(isRightToLeft ? { isRightToLeft } : {}) };
}
