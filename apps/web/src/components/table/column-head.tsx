import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column, SortDirection, Sorting } from './data-table.tsx';

type Props = {
  readonly column: Pick<Column<never>, 'key' | 'title' | 'isFigure' | 'isSortable'>;
  /** The order of the rows by this column, if they are in it. */
  readonly order: SortDirection | undefined;
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
  readonly className: string;
};

const orders = { asc: 'ascending', desc: 'descending' } as const;

/** The heading of a column. Its words end where the figures below end: the arrow stands before them. */
export function ColumnHead({ column, order, onSort, className }: Props) {
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
