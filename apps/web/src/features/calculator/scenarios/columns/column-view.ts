import type { PricedColumn } from '../state/priced-column.ts';
import type { KeyedColumn } from '../state/use-scenario.ts';

/** A column as it is shown. */
export interface ScenarioColumnView extends Pick<KeyedColumn, 'key' | 'title'> {
  /** Shown while it has no title of its own. */
  readonly usualTitle: string;
  readonly priced: PricedColumn;
}

export const titleOf = ({ title, usualTitle }: Pick<ScenarioColumnView, 'title' | 'usualTitle'>): string =>
  title === '' ? usualTitle : title;
