import { use } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { isInside } from '../model/block.ts';
import type { GridRow } from '../model/grid-row.ts';
import { isBad, problemsOf } from '../model/problems.ts';
import { firstColumn } from './grid-place.ts';
import { GridViewContext } from './grid-view.ts';

/** A cell that says whether it is selected, and what is wrong with it. */
export function GridCell(props: CellRendererProps<GridRow, unknown>) {
  const { row, column, rowIdx } = props;
  const { edges, twins, wordsOf } = use(GridViewContext);
  const place = { row: rowIdx, column: column.idx - firstColumn };
  const selected = edges !== null && isInside(edges, place) ? 'cell-selected' : '';
  // Most cells are right, and thousands of them pass by as one scrolls.
  const problems = isBad(row, twins)
    ? problemsOf(row, twins).filter((problem) => problem.column === column.key)
    : [];
  const wrong =
    problems.length === 0 ? {} : { 'aria-invalid': true, title: problems.map(wordsOf).join('\n') };
  // One element, right or wrong: a cell made anew would lose the focus that is in it.
  return (
    <Cell {...props} {...wrong} className={problems.length === 0 ? selected : `cell-wrong ${selected}`} />
  );
}
