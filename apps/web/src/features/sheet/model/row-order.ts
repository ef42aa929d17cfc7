import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import type { GridRows } from './grid-row.ts';
import { resultOf } from './row-filter.ts';
import type { SortKeys } from './sort-keys.ts';

export const resultColumns = ['finalPrice', 'profit', 'finalMargin', 'totalStoreFees'] as const;
export type ResultColumn = (typeof resultColumns)[number];

export interface RowOrder {
  readonly by: ProductColumn | `result.${ResultColumn}`;
  readonly isDescending: boolean;
}

function isResult(by: string): by is `result.${ResultColumn}` {
  return by.startsWith('result.');
}

/** What rows are sorted by: light enough to be handed to the worker in one piece. */
export function keysOf(rows: GridRows, by: RowOrder['by']): SortKeys {
  if (!isResult(by)) return rows.map(({ texts }) => texts[by] ?? '');
  const name = resultColumns.find((each) => by === `result.${each}`) ?? 'finalPrice';
  const keys = new Float64Array(rows.length);
  for (const [place, row] of rows.entries()) keys[place] = resultOf(row)?.[name] ?? Number.NaN;
  return keys;
}
