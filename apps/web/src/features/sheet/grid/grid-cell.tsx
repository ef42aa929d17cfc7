import { use } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { isInside, isOneCell } from '../model/block.ts';
import type { GridRow } from '../model/grid-row.ts';
import { problemsOf } from '../model/problems.ts';
import { firstColumn } from './grid-place.ts';
import { GridViewContext } from './grid-view.ts';
import { useProblemWords } from './problem-words.ts';

/** A cell that says whether it is selected, and what is wrong with it. */
export function GridCell(props: CellRendererProps<GridRow, unknown>) {
  const { row, column, rowIdx } = props;
  const { edges, twins } = use(GridViewContext);
  const wordsOf = useProblemWords();
  const problems = problemsOf(row, twins).filter((problem) => problem.column === column.key);
  const isSelected =
    edges !== null &&
    !isOneCell({
      from: { row: edges.top, column: edges.first },
      to: { row: edges.bottom, column: edges.last },
    }) &&
    isInside(edges, { row: rowIdx, column: column.idx - firstColumn });
  const state = `${isSelected ? 'cell-selected' : ''} ${problems.length > 0 ? 'cell-wrong' : ''}`;
  return (
    <Cell
      {...props}
      className={state}
      {...(problems.length === 0 ? {} : { 'aria-invalid': true, title: problems.map(wordsOf).join('\n') })}
    />
  );
}
