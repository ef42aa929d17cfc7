import type { PricedColumn } from '../state/priced-column.ts';
import type { KeyedColumn, ColumnChange } from '../state/use-scenario.ts';

/** A column as it is shown. */
export interface ScenarioColumnView extends Pick<KeyedColumn, 'key' | 'title'> {
  /** Shown while it has no title of its own. */
  readonly usualTitle: string;
  readonly priced: PricedColumn;
}

export const getTitle = ({ title, usualTitle }: Pick<ScenarioColumnView, 'title' | 'usualTitle'>): string =>
  title === '' ? usualTitle : title;

/** Props of a cell with a field of its column. */
export interface CellProps {
  readonly column: PricedColumn;
  /** As the column is called, for the names of its fields. */
  readonly title: string;
  readonly onChange: (change: ColumnChange) => void;
}

/** A cell's place and ground. The first of a row stays in sight on a narrow screen. */
export const cellStyle = (index: number, differs = false): string =>
  [index === 0 ? 'first' : '', differs ? 'differs' : ''].join(' ').trim();
