import 'react-data-grid/lib/styles.css';
import './grid.css';
import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { directions } from '@saer/i18n/locale';
import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/layouts/product-column';
import {
  type Key,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useMemo,
  type ClipboardEvent,
  use,
} from 'react';
import {
  type CellRendererProps,
  DataGrid,
  type DataGridHandle,
  type RowsChangeData,
  type SortColumn,
  Cell,
} from 'react-data-grid';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { openPaste } from '@saer/spreadsheet/read/open-paste';
import { cellText } from '@saer/spreadsheet/rows/cells/cell-texts';
import { useLanguage } from '../../../lib/language/language.ts';
import { cellEdit } from '../model/edit-rows.ts';
import type { GridRow, GridRows } from '../model/grid-row.ts';
import { type ResultColumn, resultColumns, type RowOrder } from '../model/row-order.ts';
import { useCheckWords, useErrorWords } from './check-words.ts';
import type { GridDialog } from './grid-toolbar.tsx';
import { firstColumn, type BlockSelection } from './use-block.ts';
import { GridViewContext, type GridView, useGridColumns } from './use-grid-columns.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import {
  blockTexts,
  clearBlock,
  pasteBlock,
  type VisibleCells,
  isInside,
  clipboardText,
} from '../model/block.ts';
import { getRowErrors, rowState } from '../model/row-state.ts';

const joinedRemark = ({ fromProducts }: GridRow, column: string, joined: string) =>
  fromProducts?.some((each) => each === column) === true ? { mark: '', title: joined } : null;

/** Errors or warnings of a cell; in the row's badge, all warnings of the row. */
function getRemark(row: GridRow, column: string, { duplicates, wordsOf, checkWords, joined }: GridView) {
  // Most cells are right, and thousands of them pass by as one scrolls.
  const state = rowState(row, duplicates);
  if (state === 'bad') {
    const wrong = getRowErrors(row, duplicates).filter((problem) => problem.column === column);
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
function GridCell(props: CellRendererProps<GridRow, unknown>) {
  const { row, column, rowIdx } = props;
  const view = use(GridViewContext);
  const { edges } = view;
  const index = { row: rowIdx, column: column.idx - firstColumn };
  const selected = edges !== null && isInside(edges, index) ? 'cell-selected' : '';
  const remark = getRemark(row, column.key, view);
  const isWrong = remark?.mark === 'cell-wrong';
  const attributes =
    remark === null ? {} : { title: remark.title, ...(isWrong ? { 'aria-invalid': true } : {}) };
  // One element, valid or not: recreating a cell would lose its focus.
  return (
    <Cell {...props} {...attributes} className={[remark?.mark, selected].filter((each) => each).join(' ')} />
  );
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Blocks of cells from and to Excel and Google Sheets, as tab separated text. */
function useClipboard(
  { state, dispatch }: Pick<GridSession, 'state' | 'dispatch'>,
  visibleCells: VisibleCells,
  { edges, setBlock }: BlockSelection,
) {
  const copy = (event: ClipboardEvent): boolean => {
    if (edges === null || isTyping(event.target)) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', clipboardText(blockTexts(visibleCells, edges)));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent): void => {
      copy(event);
    },
    onCut: (event: ClipboardEvent): void => {
      if (copy(event) && edges !== null)
        dispatch({ type: 'editCells', edits: clearBlock(visibleCells, edges), kind: 'clear' });
    },
    onPaste: (event: ClipboardEvent): void => {
      if (edges === null || isTyping(event.target)) return;
      event.preventDefault();
      const cells = openPaste(event.clipboardData.getData('text/plain')).rows.map((row) => row.map(cellText));
      if (!cells.some((row) => row.length > 0)) return;
      const pasted = pasteBlock(visibleCells, edges, cells, state.nextId);
      dispatch({ type: 'editCells', edits: pasted.edits, added: pasted.added, kind: 'paste' });
      const { top, bottom, first, last } = pasted.edges;
      setBlock({ from: { row: top, column: first }, to: { row: bottom, column: last } });
    },
  };
}

type Props = {
  readonly grid: RefObject<DataGridHandle | null>;
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly results: readonly ResultColumn[];
  readonly book: FeeBook;
  readonly readAs: SheetInterpretation;
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

const getOrder = ([chosen]: readonly SortColumn[]): RowOrder | null => {
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
  const getWords = useErrorWords();
  const checkWords = useCheckWords();
  const joined = t`From my products`;
  const view = useMemo(
    () => ({ edges: block.edges, duplicates, wordsOf: getWords, checkWords, joined }),
    [block.edges, duplicates, getWords, checkWords, joined],
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
          onSortColumnsChange={(chosen) => dispatch({ type: 'setOrder', order: getOrder(chosen) })}
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
