import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { directions } from '@saer/i18n/locale';
import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/product-column';
import { type Key, type KeyboardEvent, type RefObject, useCallback, useMemo } from 'react';
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
import type { ReadAs } from '@saer/spreadsheet/session/read-as';
import { useCheckWords } from './check-words.ts';
import { GridCell } from './grid-cell.tsx';
import type { GridDialog } from './grid-toolbar.tsx';
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
  /** Rows that fade before they are removed. */
  readonly leaving: ReadonlySet<number>;
  readonly describedBy: string;
  readonly goToProblem: () => void;
  readonly onDialog: (dialog: GridDialog) => void;
  readonly onSearch: () => void;
  readonly leave: () => void;
};

const renderers = {
  renderCell: (key: Key, props: CellRendererProps<GridRow, unknown>) => <GridCell key={key} {...props} />,
};
/** Presses the filter of a column's head: the list of its values opens there. */
const openFilter = (frame: HTMLElement | null | undefined, index: number): void =>
  frame
    ?.querySelector<HTMLElement>(`[role=columnheader][aria-colindex="${index + 1}"] .column-filter`)
    ?.click();

/** In a column's head, the grid itself has no key for it. */
function onHeadKey(event: KeyboardEvent): void {
  const head = event.target instanceof Element ? event.target.closest('[role=columnheader]') : null;
  if (head === null || !event.altKey || event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.stopPropagation();
  head.querySelector<HTMLElement>('.column-filter')?.click();
}

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
    leaving,
    describedBy,
    goToProblem,
    onDialog,
    onSearch,
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
    openFilter: (index) => openFilter(grid.current?.element, index),
    onDialog,
    onSearch,
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
  const rowClass = useCallback(({ id }: GridRow) => (leaving.has(id) ? 'row-leaving' : undefined), [leaving]);
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
      onKeyDownCapture={onHeadKey}
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
          rowClass={rowClass}
          rowHeight={36}
          headerRowHeight={40}
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
