import { headerWords } from '../layouts/header-key.ts';
import type { KnownLayout } from '../layouts/known-layouts.ts';
import { layoutKey } from '../layouts/known-layout.ts';
import type { ProductColumn } from '../layouts/product-column.ts';

const list = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' | ')).map((header) => headerWords(header).join(' ')));

const sideColumns = ['longestSide', 'medianSide', 'shortestSide'] as const satisfies readonly ProductColumn[];

const ofWeight = list(
  'unit of weight | weight unit | weight uom | item weight unit | package weight unit | weight unit of measure | وحدة الوزن',
  'item weight unit of measure | package weight unit of measure | product weight unit | shipping weight unit',
);
const ofSides = list(
  'unit of dimension | dimension unit | dimensions unit | unit of length | length unit | size unit | وحدة الأبعاد',
  'وحدة القياس | وحدة الطول | item dimensions unit of measure | package dimensions unit of measure | dimension uom',
  'product length unit | shipping length unit',
);

/** The columns that say the unit of a value row by row: by what they say it of, their place. */
export function unitColumnsOf(
  headers: readonly string[],
  layout: KnownLayout | undefined,
): Readonly<Partial<Record<ProductColumn, number>>> {
  const found: Partial<Record<ProductColumn, number>> = {};
  const put = (column: ProductColumn, at: number): void => {
    found[column] ??= at;
  };
  for (const [at, header] of headers.entries()) {
    if (header === '') continue;
    const key = layoutKey(header);
    for (const column of ['weight', ...sideColumns] as const)
      if (layout?.unitColumns[column] !== undefined && layoutKey(layout.unitColumns[column]) === key)
        put(column, at);
    if (ofWeight.has(key)) put('weight', at);
    if (ofSides.has(key)) for (const column of sideColumns) put(column, at);
  }
  return found;
}
