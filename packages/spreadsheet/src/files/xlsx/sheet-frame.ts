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

const mostHidden = 1_000;

/** The columns that are hidden, by place from 0: a stretch to the end of the sheet counts as far as there can be any. */
const hiddenIn = (before: string): number[] =>
  elementsOf(before, 'col')
    .filter((each) => ['1', 'true'].includes(each.get('hidden') ?? ''))
    .flatMap((each) => {
      const from = Number(each.get('min')) - 1;
      const to = Math.min(Number(each.get('max')), from + mostHidden);
      return from >= 0 && to > from ? Array.from({ length: to - from }, (_, place) => from + place) : [];
    })
    .slice(0, mostHidden);

/** What stands before and behind a sheet's cells: its direction, what is hidden, and which cells are shown as one. */
export function sheetFrame(
  before: string,
  behind: string,
): Pick<Sheet, 'merges' | 'hiddenColumns' | 'isRightToLeft'> {
  const merges = elementsOf(behind, 'mergeCell', mostMerges).flatMap((each) =>
    mergeOf(each.get('ref') ?? ''),
  );
  const isRightToLeft = elementsOf(before, 'sheetView').some((each) =>
    ['1', 'true'].includes(each.get('rightToLeft') ?? ''),
  );
  const hiddenColumns = hiddenIn(before);
  return {
    ...(merges.length > 0 ? { merges } : {}),
    ...(hiddenColumns.length > 0 ? { hiddenColumns } : {}),
    ...(isRightToLeft ? { isRightToLeft } : {}),
  };
}
