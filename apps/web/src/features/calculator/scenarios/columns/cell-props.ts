import type { PricedColumn } from '../state/priced-column.ts';
import type { ColumnChange } from '../state/use-scenario.ts';

/** Props of a cell with a field of its column. */
export interface CellProps {
  readonly column: PricedColumn;
  /** As the column is called, for the names of its fields. */
  readonly title: string;
  readonly onChange: (change: ColumnChange) => void;
}
