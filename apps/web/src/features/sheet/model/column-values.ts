import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { chunksOf } from './chunks-of.ts';
import type { GridRows } from './grid-row.ts';
import { valueKey } from './row-view.ts';

/** A distinct value of a column. */
export interface ColumnValue {
  /** The same for every spelling of it. */
  readonly key: string;
  /** As most of its rows spell it. */
  readonly text: string;
  readonly rows: number;
}

/** The rows of each spelling of a column. */
async function countSpellings(
  rows: GridRows,
  column: ProductColumn,
  yieldToEventLoop: YieldWhenDue,
): Promise<ReadonlyMap<string, number>> {
  const spellings = new Map<string, number>();
  for (const chunk of chunksOf(rows)) {
    for (const { texts } of chunk) {
      const text = (texts[column] ?? '').trim();
      spellings.set(text, (spellings.get(text) ?? 0) + 1);
    }
    await yieldToEventLoop();
  }
  return spellings;
}

/** The distinct values of a column, those of most rows first. */
export async function columnValues(
  rows: GridRows,
  column: ProductColumn,
  yieldToEventLoop: YieldWhenDue,
): Promise<readonly ColumnValue[]> {
  const spellings = await countSpellings(rows, column, yieldToEventLoop);
  const values = new Map<string, ColumnValue & { readonly most: number }>();
  for (const [text, count] of spellings) {
    const key = valueKey(text);
    const known = values.get(key);
    const most = Math.max(known?.most ?? 0, count);
    values.set(key, {
      key,
      text: known === undefined || count > known.most ? text : known.text,
      rows: (known?.rows ?? 0) + count,
      most,
    });
  }
  return [...values.values()]
    .toSorted((one, other) => other.rows - one.rows)
    .map(({ key, text, rows: count }) => ({ key, text, rows: count }));
}
