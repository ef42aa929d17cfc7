import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { directions } from '@saer/i18n/locale';
import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/product-column';
import { type Key, type RefObject, useMemo } from 'react';
import {
  type CellRendererProps,
  DataGrid,
  type DataGridHandle,
  type RowsChangeData,
  type SortColumn,
} from 'react-data-grid';
import { useLanguage } from '../../../lib/language.ts';
import { cellEdit } from '../model/edit-rows.ts';
import type { GridRow, GridRows } from '../model/grid-row.ts';
import { type ResultColumn, resultColumns, type RowOrder } from '../model/row-order.ts';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import { useCheckWords } from './check-words.ts';
import { GridCell } from './grid-cell.tsx';
import { firstColumn } from './grid-columns.ts';
import { GridViewContext } from './grid-view.ts';
import { useErrorWords } from './use-error-words.ts';
import type { BlockSelection } from './use-block.ts';
import { useClipboard } from './use-clipboard.ts';
import { useGridColumns } from './use-grid-columns.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { GridSession } from './use-grid-session.ts';
import 'react-data-grid/lib/styles.css';
import './grid.css';

type Props = {
  readonly grid: RefObject<DataGridHandle | null>;
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly results: readonly ResultColumn[];
  readonly book: FeeBook;
  readonly readAs: ReadAs;
  readonly block: BlockSelection;
  readonly describedBy: string;
  readonly goToProblem: () => void;
  readonly leave: () => void;
};

const renderers = {
  renderCell: (key: Key, props: CellRendererProps<GridRow, unknown>) => <GridCell key={key} {...props} />,
};
const rowKey = ({ id }: GridRow): number => id;

const orderOf = ([chosen]: readonly SortColumn[]): RowOrder | null => {
  if (chosen === undefined) return null;
  const input = productColumns.find((column) => column === chosen.columnKey);
  const result = resultColumns.find((column) => `result.${column}` === chosen.columnKey);
  const by = input ?? (result === undefined ? undefined : (`result.${result}` as const));
  return by === undefined ? null : { by, isDescending: chosen.direction === 'DESC' };
};

/** The visible rows as editable cells. */
export function SheetGrid(props: Props) {
  const {
    grid,
    session,
    columns: visibleColumns,
    results,
    book,
    readAs,
    block,
    describedBy,
    goToProblem,
    leave,
  } = props;
  const { t } = useLingui();
  const direction = directions[useLanguage()];
  const columns = useGridColumns(visibleColumns, book, readAs, session.rows.length, results);
  const { state, dispatch, duplicates } = session;
  const visibleCells = { rows: session.visible, columns: visibleColumns };
  const clipboard = useClipboard(session, visibleCells, block);

  const onCellKeyDown = useGridKeys({
    grid,
    visibleCells,
    block,
    dispatch,
    isRtl: direction === 'rtl',
    goToProblem,
    leave,
  });

  const onRowsChange = (rows: GridRows, { indexes, column }: RowsChangeData<GridRow>): void => {
    const key = productColumns.find((each) => each === column.key);
    if (key === undefined) return;
    const edits = indexes.flatMap((at) => {
      const row = rows[at];
      return row === undefined ? [] : [cellEdit(row.id, key, row.texts[key] ?? '')];
    });
    dispatch({ type: 'editCells', edits });
  };

  const { order } = state;
  const sorting = useMemo(
    (): SortColumn[] =>
      order === null ? [] : [{ columnKey: order.by, direction: order.isDescending ? 'DESC' : 'ASC' }],
    [order],
  );
  const wordsOf = useErrorWords();
  const checkWords = useCheckWords();
  const joined = t`From my products`;
  const view = useMemo(
    () => ({ edges: block.edges, duplicates, wordsOf, checkWords, joined }),
    [block.edges, duplicates, wordsOf, checkWords, joined],
  );

  return (
    // Drag, copy and paste events of all cells bubble up to here.
    <div
      role="presentation"
      onCopy={clipboard.onCopy}
      onCut={clipboard.onCut}
      onPaste={clipboard.onPaste}
      onPointerOver={({ target, buttons }) => block.onPointerOver(target, buttons === 1)}
    >
      <GridViewContext value={view}>
        <DataGrid
          ref={grid}
          aria-label={t`Rows of the sheet`}
          aria-describedby={describedBy}
          className="sheet-grid"
          direction={direction}
          columns={columns}
          rows={visibleCells.rows}
          rowKeyGetter={rowKey}
          rowHeight={38}
          headerRowHeight={42}
          renderers={renderers}
          onRowsChange={onRowsChange}
          sortColumns={sorting}
          onSortColumnsChange={(chosen) => dispatch({ type: 'setOrder', order: orderOf(chosen) })}
          onCellKeyDown={onCellKeyDown}
          onCellMouseDown={block.onCellMouseDown}
          onActivePositionChange={({ rowIdx, column }) =>
            block.startAt({ row: rowIdx, column: (column?.idx ?? 0) - firstColumn })
          }
        />
      </GridViewContext>
    </div>
  );
}
