import { Cell, type CellRendererProps } from 'react-data-grid';
import type { RowProblem } from '@saer/spreadsheet/product-sheet/sheet-row';
import type { GridRow } from '../model/grid-row.ts';
import { useProblemWords } from './problem-words.ts';

type Props = CellRendererProps<GridRow, unknown> & {
  readonly problems: readonly RowProblem[];
  readonly selected: string;
};

/** A cell with what is wrong with it. */
export function WrongCell({ problems, selected, ...props }: Props) {
  const wordsOf = useProblemWords();
  return (
    <Cell
      {...props}
      aria-invalid
      title={problems.map(wordsOf).join('\n')}
      className={`cell-wrong ${selected}`}
    />
  );
}
