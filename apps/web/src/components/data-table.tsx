import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectionBox } from './selection-box.tsx';
import { type Selection, toggled } from './selection.ts';

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
  readonly isMarked?: (row: R) => boolean;
  readonly selection?: Selection<R> | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: (sorting: Sorting) => void;
  /** Other rows are loading; these remain visible until then. */
  readonly isLoading?: boolean;
};

const align = (isFigure: boolean | undefined): string => (isFigure ? 'text-right' : 'text-start');
const orders = { asc: 'ascending', desc: 'descending' } as const;

/**
 * Rows under headings; the first column names its row. Scrolls sideways inside its own frame, which
 * holds the words that only a screen reader hears as well: they are placed, and would widen the page.
 */
export function DataTable<R>(props: Props<R>) {
  const { caption, columns, rows, rowKey, isMarked, selection, sorting, onSort, isLoading = false } = props;
  const { t } = useLingui();
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection?.keys.has(key)).length;
  const orderOf = (key: string): SortDirection | undefined =>
    sorting?.column === key ? sorting.direction : undefined;
  return (
    <div className="relative overflow-x-auto" aria-busy={isLoading || undefined}>
      <table className={`w-full border-collapse text-sm ${isLoading ? 'opacity-55' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {selection === undefined ? null : (
              <td className="w-11">
                <SelectionBox
                  label={t`Select every row of this page`}
                  isSelected={chosen === keys.length}
                  isPartly={chosen > 0 && chosen < keys.length}
                  onChange={() => selection.onChange(new Set(chosen === keys.length ? [] : keys))}
                />
              </td>
            )}
            {columns.map(({ key, title, isFigure, isSortable }) => {
              const order = orderOf(key);
              const Mark = order === 'desc' ? ArrowDown : ArrowUp;
              return (
                <th
                  key={key}
                  scope="col"
                  aria-sort={order === undefined ? undefined : orders[order]}
                  className={`px-3 py-2.5 font-medium whitespace-nowrap ${align(isFigure)}`}
                >
                  {isSortable === true && onSort ? (
                    <button
                      type="button"
                      onClick={() => onSort({ column: key, direction: order === 'asc' ? 'desc' : 'asc' })}
                      className="group -mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 hover:text-ink"
                    >
                      {title}
                      <Mark
                        aria-hidden
                        className={`size-3.5 shrink-0 ${order === undefined ? 'opacity-0 group-hover:opacity-55 group-focus-visible:opacity-55' : ''}`}
                      />
                    </button>
                  ) : (
                    title
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`border-b border-line last:border-0 ${isMarked?.(row) || selection?.keys.has(rowKey(row)) ? 'bg-brand-soft' : ''}`}
            >
              {selection === undefined ? null : (
                <td>
                  <SelectionBox
                    label={selection.labelOf(row)}
                    isSelected={selection.keys.has(rowKey(row))}
                    onChange={() => selection.onChange(toggled(selection.keys, rowKey(row)))}
                  />
                </td>
              )}
              {columns.map(({ key, renderCell, isFigure }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={`px-3 py-2.5 font-medium ${align(isFigure)}`}>
                    {renderCell(row)}
                  </th>
                ) : (
                  <td key={key} className={`px-3 py-2.5 ${align(isFigure)}`}>
                    {renderCell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
