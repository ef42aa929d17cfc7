import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { createContext } from 'react';

/** Data that heads of columns need to filter by their values. */
export interface ColumnFilters {
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
