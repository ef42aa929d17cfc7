import { use } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { isInside } from '../model/block.ts';
import type { GridRow } from '../model/grid-row.ts';
import { rowErrorsOf } from '../model/row-errors.ts';
import { rowState } from '../model/row-state.ts';
import { firstColumn } from './grid-columns.ts';
import { type GridView, GridViewContext } from './grid-view.ts';

const joinedRemark = ({ fromProducts }: GridRow, column: string, joined: string) =>
  fromProducts?.some((each) => each === column) === true ? { mark: '', title: joined } : null;

/** Errors or warnings of a cell; in the row's badge, all warnings of the row. */
function remarkOf(row: GridRow, column: string, { duplicates, wordsOf, checkWords, joined }: GridView) {
  // Most cells are right, and thousands of them pass by as one scrolls.
  const state = rowState(row, duplicates);
  if (state === 'bad') {
    const wrong = rowErrorsOf(row, duplicates).filter((problem) => problem.column === column);
    return wrong.length === 0
      ? joinedRemark(row, column, joined)
      : { mark: 'cell-wrong', title: wrong.map(wordsOf).join('\n') };
  }
  if (state !== 'check') return joinedRemark(row, column, joined);
  const isMark = column === 'mark';
  const checks = checkWords(row, duplicates).filter((check) => isMark || check.column === column);
  return checks.length === 0
    ? joinedRemark(row, column, joined)
    : { mark: isMark ? '' : 'cell-doubted', title: checks.map(({ text }) => text).join('\n') };
}

/** A cell that says whether it is selected, and its errors and warnings. */
export function GridCell(props: CellRendererProps<GridRow, unknown>) {
  const { row, column, rowIdx } = props;
  const view = use(GridViewContext);
  const { edges } = view;
  const index = { row: rowIdx, column: column.idx - firstColumn };
  const selected = edges !== null && isInside(edges, index) ? 'cell-selected' : '';
  const remark = remarkOf(row, column.key, view);
  const isWrong = remark?.mark === 'cell-wrong';
  const attributes =
    remark === null ? {} : { title: remark.title, ...(isWrong ? { 'aria-invalid': true } : {}) };
  // One element, valid or not: recreating a cell would lose its focus.
  return (
    <Cell {...props} {...attributes} className={[remark?.mark, selected].filter((each) => each).join(' ')} />
  );
}
