import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import { useMemo } from 'react';
import type { Column } from 'react-data-grid';
import { useColumnWords } from '../assign/column-words.ts';
import type { GridRow } from '../model/grid-row.ts';
import { resultColumns } from '../model/show-rows.ts';
import { CellEditor } from './cell-editor.tsx';
import { ResultCell } from './result-cell.tsx';
import { RowMark } from './row-mark.tsx';

const wide: ReadonlySet<ProductColumn> = new Set(['name', 'nameEn', 'nameAr', 'store', 'subFamily', 'type']);
const words: ReadonlySet<ProductColumn> = new Set([...wide, 'family', 'sizeClass', 'handover', 'barcode']);

/** The row's number, what can be written in, and what it comes to. */
export function useGridColumns(shown: readonly ProductColumn[], book: FeeBook): readonly Column<GridRow>[] {
  const { t } = useLingui();
  const wordsOf = useColumnWords();
  return useMemo(() => {
    const titles = {
      finalPrice: t`Price`,
      profit: t`Net profit`,
      finalMargin: t`Margin`,
      totalStoreFees: t`Store fees`,
    };
    const mark: Column<GridRow> = {
      key: 'mark',
      name: t`Row`,
      width: 68,
      frozen: 'start',
      renderCell: ({ row }) => <RowMark row={row} />,
    };
    const inputs = shown.map((column): Column<GridRow> => ({
      key: column,
      name: wordsOf(column),
      width: wide.has(column) ? 190 : 130,
      resizable: true,
      sortable: true,
      cellClass: words.has(column) ? '' : 'cell-figure',
      editorOptions: { closeOnExternalRowChange: false },
      renderCell: ({ row }) => <bdi>{row.texts[column]}</bdi>,
      renderEditCell: ({ row, onRowChange, onClose }) => (
        <CellEditor
          row={row}
          onRowChange={onRowChange}
          onClose={onClose}
          column={column}
          book={book}
          label={wordsOf(column)}
        />
      ),
    }));
    const results = resultColumns.map((column): Column<GridRow> => ({
      key: `result.${column}`,
      name: titles[column],
      width: 112,
      sortable: true,
      frozen: column === 'totalStoreFees' ? false : 'end',
      cellClass: 'cell-figure cell-result',
      renderCell: ({ row }) => <ResultCell row={row} column={column} />,
    }));
    return [mark, ...inputs, ...results];
  }, [shown, book, t, wordsOf]);
}
