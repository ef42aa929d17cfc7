import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { GridRow, GridRows } from './grid-row.ts';
import { getResult } from './row-filter.ts';
import type { SortKeys } from './sort-keys.ts';

export const resultColumns = [
  'difference',
  'currentProfit',
  'recommendedPrice',
  'recommendedProfit',
  'finalPrice',
  'profit',
  'finalMargin',
  'totalStoreFees',
] as const;
export type ResultColumn = (typeof resultColumns)[number];

export interface RowOrder {
  readonly by: ProductColumn | `result.${ResultColumn}`;
  readonly isDescending: boolean;
}

/**
 * The figures worth a column: the profit of the current price if one is known, and the recommended price beside the seller's own if
 * there is one.
 */
export const visibleResults = (used: ReadonlySet<ProductColumn>): readonly ResultColumn[] => [
  ...(used.has('currentPrice') ? (['difference', 'currentProfit'] as const) : []),
  'recommendedPrice',
  ...(used.has('price') ? (['recommendedProfit', 'finalPrice'] as const) : []),
  'profit',
  'finalMargin',
  'totalStoreFees',
];

/** A figure of a row's results; null if it has none. */
export function getFigure(row: GridRow, column: ResultColumn): number | null {
  const result = getResult(row);
  if (result === null || row.outcome?.ok !== true) return null;
  if (column !== 'difference') return result[column];
  const { currentPrice } = row.outcome.product;
  return currentPrice === undefined ? null : result.recommendedPrice - currentPrice;
}

function isResult(by: string): by is `result.${ResultColumn}` {
  return by.startsWith('result.');
}

/** Sort keys of rows: small enough to be sent to the worker in one piece. */
export function getKeys(rows: GridRows, by: RowOrder['by']): SortKeys {
  if (!isResult(by)) return rows.map(({ texts }) => texts[by] ?? '');
  const name = resultColumns.find((each) => by === `result.${each}`) ?? 'finalPrice';
  const keys = new Float64Array(rows.length);
  for (const [index, row] of rows.entries()) keys[index] = getFigure(row, name) ?? Number.NaN;
  return keys;
}
