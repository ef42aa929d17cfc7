import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { isOpenedRow, noteOpenedRow } from '../../lib/address/opened-row.ts';
import { useLeavingRows } from '../../lib/hooks/use-leaving-rows.ts';
import { useOverflows } from '../../lib/hooks/use-overflows.ts';
import { useStableHandler } from '../../lib/hooks/use-stable-handler.ts';
import { ColumnHead } from './column-head.tsx';
import { SelectionBox } from './selection-box.tsx';
import type { Selection } from './selection.ts';
import { TableRow } from './table-row.tsx';
import { alignOf, tableHead as head } from './table-style.ts';

export type SortDirection = 'asc' | 'desc';
export type Sorting = { readonly column: string; readonly direction: SortDirection };

export type Column<R> = {
  readonly key: string;
  readonly title: ReactNode;
  readonly renderCell: (row: R) => ReactNode;
  /** Figures are right-aligned in both languages, so that their decimal points align. */
  readonly isFigure?: boolean;
  /** The rows can be put in this column's order. */
  readonly isSortable?: boolean;
};

type Props<R> = {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly isHighlighted?: (row: R) => boolean;
  readonly selection?: Selection<R> | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: (sorting: Sorting) => void;
  /** Other rows are loading; these remain visible until then. */
  readonly isLoading?: boolean;
};

/**
 * Rows under headings, from edge to edge of their card; the first column names its row, and its name, if
 * it is a link (`nameLinkStyle`), opens it from anywhere in the row; the one opened last is marked on the way back. The head stays in sight; a table
 * that is wider than its card scrolls sideways inside it instead, and its names stay.
 */
export function DataTable<R>(props: Props<R>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    isHighlighted,
    selection,
    sorting,
    onSort,
    isLoading = false,
  } = props;
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const isCut = useOverflows(frame);
  const keys = rows.map(rowKey);
  const placed = useLeavingRows(rows, rowKey);
  const chosen = keys.filter((key) => selection?.keys.has(key)).length;
  const sticky = isCut ? '' : 'sticky top-0 z-2';
  const open = useStableHandler((rowId: string) => noteOpenedRow(caption, rowId));
  const named = isCut ? 'sticky start-0 z-1 bg-inherit' : '';
  const orderOf = (key: string): SortDirection | undefined =>
    sorting?.column === key ? sorting.direction : undefined;
  return (
    <div
      ref={frame}
      className={`relative -mx-card ${isCut ? 'overflow-x-auto' : ''}`}
      aria-busy={isLoading || undefined}
    >
      <table className={`w-full border-separate border-spacing-0 text-sm ${isLoading ? 'opacity-55' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            {selection === undefined ? null : (
              <td className={`${head} ${sticky} w-row ps-2! pe-0!`}>
                <SelectionBox
                  label={t`Select every row of this page`}
                  isSelected={chosen === keys.length}
                  isPartly={chosen > 0 && chosen < keys.length}
                  onChange={() => selection.onChange(new Set(chosen === keys.length ? [] : keys))}
                />
              </td>
            )}
            {columns.map((column) => (
              <ColumnHead
                key={column.key}
                column={column}
                order={orderOf(column.key)}
                onSort={onSort}
                className={`${head} ${sticky} ${alignOf(column)}`}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {placed.map(({ row: each, key: rowId, isLeaving }) => (
            <TableRow
              key={rowId}
              row={each}
              id={rowId}
              columns={columns}
              selection={selection}
              isHighlighted={
                isHighlighted?.(each) === true ||
                selection?.keys.has(rowId) === true ||
                isOpenedRow(caption, rowId)
              }
              onOpen={open}
              isLeaving={isLeaving}
              nameClass={named}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
