import { msg } from '@lingui/core/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useMemo, useId, createContext, use } from 'react';
import type { Column, RenderEditCellProps } from 'react-data-grid';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { useColumnTitles } from '../assign/column-words.ts';
import { useColumnChoices } from '../assign/use-column-choices.ts';
import type { GridRow } from '../model/grid-row.ts';
import type { ResultColumn } from '../model/row-order.ts';
import { ColumnHead } from './column-head.tsx';
import { ResultCell } from './result-cell.tsx';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { Edges } from '../model/block.ts';
import { type Duplicates, rowState } from '../model/row-state.ts';
import type { CheckText } from './check-words.ts';
import { useLingui } from '@lingui/react';

/** Which row of the seller's sheet it is, and whether it is good: few elements, for dozens of rows change with each turn of a wheel. */
function RowMark({ row }: { readonly row: GridRow }) {
  const { _ } = useLingui();
  const { duplicates } = use(GridViewContext);
  const state = rowState(row, duplicates);
  const words = {
    bad: _(msg`has a problem`),
    check: _(msg`to be checked`),
    waiting: _(msg`being priced`),
    good: _(msg`good`),
  };
  return (
    <>
      {row.at === null ? '+' : row.at + 1}
      <span className={`row-mark row-mark-${state}`}>
        <span className="sr-only">{words[state]}</span>
      </span>
    </>
  );
}

type Props = Pick<RenderEditCellProps<GridRow>, 'row' | 'onRowChange' | 'onClose'> & {
  readonly column: ProductColumn;
  readonly book: FeeBook;
  readonly label: string;
};

const focusAll = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

/** A cell while it is written in; columns of choices offer them as one types, and take any spelling the sheet may have. */
function CellEditor({ row, onRowChange, onClose, column, book, label }: Props) {
  const id = useId();
  const choices = useColumnChoices(book, row.texts.store)(column);
  return (
    <>
      <input
        ref={focusAll}
        aria-label={label}
        dir="auto"
        className="cell-editor"
        value={row.texts[column] ?? ''}
        onChange={(event) => onRowChange({ ...row, texts: { ...row.texts, [column]: event.target.value } })}
        onBlur={() => onClose(true, false)}
        list={choices.length === 0 ? undefined : id}
      />
      {choices.length === 0 ? null : (
        <datalist id={id}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.name}>
              {choice.name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Says whether several columns of the grid can stay in sight while the others scroll. */
const useHasSpace = (): boolean => useMediaQuery('(min-width: 85rem)');

const wide: ReadonlySet<ProductColumn> = new Set(['name', 'nameEn', 'nameAr', 'store', 'subFamily', 'type']);
const words: ReadonlySet<ProductColumn> = new Set([
  ...wide,
  'family',
  'sizeClass',
  'handover',
  'barcode',
  'sku',
]);

const getWidth = (column: ProductColumn): number => {
  if (column === 'barcode') return 136;
  return wide.has(column) ? 160 : 118;
};

const titles = {
  difference: msg`Difference (SAR)`,
  currentProfit: msg`Profit now (SAR)`,
  recommendedPrice: msg`Recommended price (SAR)`,
  recommendedProfit: msg`Profit at the recommended price (SAR)`,
  finalPrice: msg`Final price (SAR)`,
  profit: msg`Profit (SAR)`,
  finalMargin: msg`Margin`,
  totalStoreFees: msg`Store fees (SAR)`,
} as const;

const compared: ReadonlySet<ResultColumn> = new Set(['difference', 'currentProfit']);

/** The saved price and its profit are always visible, and, if there is space, the profit of the current price. */
const isFrozen = (column: ResultColumn, results: readonly ResultColumn[], hasSpace: boolean): boolean => {
  if (column === 'recommendedPrice') return !results.includes('finalPrice');
  if (compared.has(column)) return hasSpace;
  return column === 'finalPrice' || column === 'profit' || column === 'finalMargin';
};

/** Six figures need more space beside the badge than five. */
const markWidth = (rows: number): number => (rows < 99_999 ? 72 : 88);

const markColumn = (name: string, width: number): Column<GridRow> => ({
  key: 'mark',
  name,
  width,
  frozen: 'start',
  cellClass: 'cell-mark',
  renderCell: ({ row }) => <RowMark row={row} />,
});

/** The cell's edited value, the saved product's, or, less prominent, that of the whole sheet. */
const cellClass = (column: ProductColumn, { texts, fromProducts }: GridRow): string => {
  const kind = words.has(column) ? 'cell-text' : 'cell-text cell-figure';
  if (fromProducts?.includes(column) === true) return `${kind} cell-joined`;
  return (texts[column] ?? '') === '' ? `${kind} cell-otherwise` : kind;
};

const inputColumn = (
  column: ProductColumn,
  name: string,
  book: FeeBook,
  otherwise: string,
): Column<GridRow> => ({
  key: column,
  name,
  width: getWidth(column),
  resizable: true,
  sortable: true,
  renderHeaderCell: ColumnHead,
  headerCellClass: words.has(column) ? '' : 'cell-figure',
  cellClass: (row) => cellClass(column, row),
  editorOptions: { closeOnExternalRowChange: false },
  renderCell: ({ row }) => row.texts[column] || otherwise,
  renderEditCell: ({ row, onRowChange, onClose }) => (
    <CellEditor
      row={row}
      onRowChange={onRowChange}
      onClose={onClose}
      column={column}
      book={book}
      label={name}
    />
  ),
});

const resultColumn = (column: ResultColumn, name: string, isAlwaysShown: boolean): Column<GridRow> => ({
  key: `result.${column}`,
  name,
  width: 100,
  sortable: true,
  renderHeaderCell: ColumnHead,
  frozen: isAlwaysShown ? 'end' : false,
  headerCellClass: 'cell-figure',
  cellClass: 'cell-figure cell-result',
  renderCell: ({ row }) => <ResultCell row={row} column={column} />,
});

/** The row's number, the editable columns, and the results. */
export function useGridColumns(
  visible: readonly ProductColumn[],
  book: FeeBook,
  { defaults, units }: Pick<SheetInterpretation, 'defaults' | 'units'>,
  rows: number,
  results: readonly ResultColumn[],
): readonly Column<GridRow>[] {
  const { _ } = useLingui();
  const getTitle = useColumnTitles(units);
  const getChoices = useColumnChoices(book, defaults.store);
  const width = markWidth(rows);
  const hasSpace = useHasSpace();
  return useMemo(() => {
    return [
      markColumn(_(msg`Row`), width),
      ...visible.map((column) => {
        const standIn = defaults[column] ?? '';
        const named = getChoices(column).find(({ id }) => id === standIn)?.name ?? standIn;
        return inputColumn(column, getTitle(column), book, named);
      }),
      ...results.map((column) =>
        resultColumn(column, _(titles[column]), isFrozen(column, results, hasSpace)),
      ),
    ];
  }, [visible, book, defaults, width, results, hasSpace, getChoices, getTitle, _]);
}

/** Data that cells need beyond their row: the selection, duplicates, and the texts of remarks. */
export interface GridView {
  readonly edges: Edges | null;
  readonly duplicates: Duplicates;
  readonly wordsOf: (problem: RowError) => string;
  readonly checkWords: (row: GridRow, duplicates: Duplicates) => readonly CheckText[];
  /** That a value was taken from a saved product, in words. */
  readonly joined: string;
}

export const GridViewContext = createContext<GridView>({
  edges: null,
  duplicates: new Map(),
  wordsOf: () => '',
  checkWords: () => [],
  joined: '',
});
