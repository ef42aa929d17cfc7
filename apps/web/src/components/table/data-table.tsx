import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useMemo } from 'react';
import { useLeavingRows } from '../../lib/hooks/use-leaving-rows.ts';
import { useOverflows } from '../../lib/hooks/use-overflows.ts';
import { useStableHandler } from '../../lib/hooks/use-stable-handler.ts';
import { SelectionBox, type Selection, toggled } from './selection-box.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';

/** A cell of a table, from edge to edge of its card. */
export const tableCell =
  'h-row border-b border-line px-2.5 py-px first:ps-card last:pe-card group-last/row:border-0';

/** A heading of a table's columns. */
export const tableHead =
  'h-head border-b border-line bg-surface px-2.5 font-medium whitespace-nowrap first:ps-card last:pe-card';

/** A row whose name (`nameLinkStyle`) is pressed by a press anywhere in it but on its other controls. */
export const tableRow =
  'group/row relative transition-colors hover:bg-hover ' +
  '[&_.row-link]:after:absolute [&_.row-link]:after:inset-0 ' +
  '[&_:is(a,button,label,select):not(.row-link)]:relative [&_:is(a,button,label,select):not(.row-link)]:z-1';

/** Figures are right-aligned in both languages, so that their decimal points align. */
const getAlignment = ({ isFigure = false }: { readonly isFigure?: boolean }): string =>
  isFigure ? 'text-right' : 'text-start';

/** The row that was opened last from each table, while the app stays open. */
const opened = new Map<string, string>();

const noteOpenedRow = (table: string, row: string): void => void opened.set(table, row);

const isOpenedRow = (table: string, row: string): boolean => opened.get(table) === row;

type TableRowProps<R> = {
  readonly row: R;
  readonly id: string;
  readonly columns: readonly Column<R>[];
  readonly selection: Selection<R> | undefined;
  readonly isHighlighted: boolean;
  /** It was removed and can still be seen for a moment. */
  readonly isLeaving: boolean;
  /** Called when a link of the row is followed. */
  readonly onOpen: (id: string) => void;
  /** Classes of the cell with its name. */
  readonly nameClass: string;
};

/** A row of a table. */
function TableRow<R>(props: TableRowProps<R>) {
  const { row, id, columns, selection, isHighlighted, isLeaving, onOpen, nameClass } = props;
  // Memoised: the other rows are not rendered again when one leaves.
  return useMemo(
    () => (
      <tr
        inert={isLeaving}
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) onOpen(id);
        }}
        className={`${tableRow} ${isLeaving ? 'leaving' : ''} ${isHighlighted ? 'bg-brand-soft' : 'bg-surface'}`}
      >
        {selection === undefined ? null : (
          <td className={`${tableCell} ps-2! pe-0!`}>
            <SelectionBox
              label={selection.labelOf(row)}
              isSelected={selection.keys.has(id)}
              onChange={() => selection.onChange(toggled(selection.keys, id))}
            />
          </td>
        )}
        {columns.map((column, index) =>
          index === 0 ? (
            <th
              key={column.key}
              scope="row"
              className={`${tableCell} ${nameClass} font-medium ${getAlignment(column)}`}
            >
              {column.renderCell(row)}
            </th>
          ) : (
            <td key={column.key} className={`${tableCell} ${getAlignment(column)}`}>
              {column.renderCell(row)}
            </td>
          ),
        )}
      </tr>
    ),
    [row, id, columns, selection, isHighlighted, isLeaving, onOpen, nameClass],
  );
}

type ColumnHeadProps = {
  readonly column: Pick<Column<never>, 'key' | 'title' | 'isFigure' | 'isSortable'>;
  /** The order of the rows by this column, if they are in it. */
  readonly order: SortDirection | undefined;
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
  readonly className: string;
};

const orders = { asc: 'ascending', desc: 'descending' } as const;

/** The heading of a column. Its words end where the figures below end: the arrow stands before them. */
function ColumnHead({ column, order, onSort, className }: ColumnHeadProps) {
  const { key, title, isFigure, isSortable } = column;
  const Mark = order === 'desc' ? ArrowDown : ArrowUp;
  const canSort = isSortable === true && onSort !== undefined;
  return (
    <th scope="col" aria-sort={order === undefined ? undefined : orders[order]} className={className}>
      {canSort ? (
        <button
          type="button"
          onClick={() => onSort({ column: key, direction: order === 'asc' ? 'desc' : 'asc' })}
          className="group -mx-2 inline-flex h-head items-center gap-1 rounded-control px-2 -outline-offset-2 hover:text-ink"
        >
          {title}
          <Mark
            aria-hidden
            className={`size-3.5 shrink-0 ${isFigure === true ? 'ltr:order-first' : ''} ${order === undefined ? 'opacity-0 group-hover:opacity-55 group-focus-visible:opacity-55' : ''}`}
          />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

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
  const getOrder = (key: string): SortDirection | undefined =>
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
              <td className={`${tableHead} ${sticky} w-row ps-2! pe-0!`}>
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
                order={getOrder(column.key)}
                onSort={onSort}
                className={`${tableHead} ${sticky} ${getAlignment(column)}`}
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
