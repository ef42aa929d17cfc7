import { useLingui } from '@lingui/react/macro';
import { productColumns, type ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { ArrowDown, ArrowUp, ListFilter } from 'lucide-react';
import { type KeyboardEvent, use, createContext } from 'react';
import type { RenderHeaderCellProps } from 'react-data-grid';
import type { GridRow } from '../model/grid-row.ts';

/** Data that heads of columns need to filter by their values. */
interface ColumnFilters {
  /** The popover that lists the values. */
  readonly popoverId: string;
  readonly filtered: ReadonlySet<string>;
  readonly onOpen: (column: ProductColumn) => void;
}

export const ColumnFiltersContext = createContext<ColumnFilters>({
  popoverId: '',
  filtered: new Set(),
  onOpen: () => undefined,
});

/** The grid would sort by the column. */
const isOwnKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** A column's head: its order, its name, and the filter by its values. */
export function ColumnHead({ column, sortDirection, tabIndex }: RenderHeaderCellProps<GridRow>) {
  const { t } = useLingui();
  const { popoverId, filtered, onOpen } = use(ColumnFiltersContext);
  const key = productColumns.find((each) => each === column.key);
  const Arrow = sortDirection === 'DESC' ? ArrowDown : ArrowUp;
  const { name } = column;
  return (
    <>
      <span className="column-title">
        {sortDirection === undefined ? null : <Arrow aria-hidden className="size-3.5 shrink-0" />}
        <span>{name}</span>
      </span>
      {key === undefined ? null : (
        <button
          type="button"
          popoverTarget={popoverId}
          tabIndex={tabIndex}
          aria-label={t`Filter by value`}
          title={t`Filter by value (Alt + Down)`}
          data-active={filtered.has(key)}
          className="column-filter"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(key);
          }}
          onKeyDown={(event) => {
            if (isOwnKey(event)) event.stopPropagation();
          }}
        >
          <ListFilter aria-hidden className="size-3.5" />
        </button>
      )}
    </>
  );
}
