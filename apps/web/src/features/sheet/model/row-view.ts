import { foldArabic } from '@saer/i18n/fold-arabic';
import {
  type ProductColumn,
  type RowTexts,
  productColumns,
} from '@saer/spreadsheet/rows/layouts/product-column';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { chunksOf } from './chunks-of.ts';
import type { GridRow, GridRows } from './grid-row.ts';
import type { Duplicates } from './row-state.ts';
import { passes, type RowFilter } from './row-filter.ts';

/** The wanted values of a column: their keys, each with the value as it is spelt. */
export type RequestedValues = ReadonlyMap<string, string>;

/** The wanted values of columns; a column that is absent is not filtered. */
export type ValueFilters = Readonly<Partial<Record<ProductColumn, RequestedValues>>>;

/** Which rows are shown: those that pass all three. */
export interface RowView {
  readonly filter: RowFilter;
  readonly search: string;
  readonly values: ValueFilters;
}

export const noValues: RequestedValues = new Map();

export const everyRow: RowView = { filter: 'all', search: '', values: {} };

/** The columns whose values are filtered. */
export const filteredColumns = ({ values }: RowView): readonly ProductColumn[] =>
  productColumns.filter((column) => values[column] !== undefined);

export const isEveryRow = (view: RowView): boolean =>
  view.filter === 'all' && view.search.trim() === '' && filteredColumns(view).length === 0;

/** A cell's value in the form that is compared: two spellings of one value have the same key. */
export const valueKey = (text: string): string => foldArabic(text);

/** The same wanted values with those of one column replaced; none wanted: the column is not filtered. */
export function withValues(
  values: ValueFilters,
  column: ProductColumn,
  wanted: RequestedValues,
): ValueFilters {
  const { [column]: _, ...others } = values;
  return wanted.size === 0 ? others : { ...others, [column]: wanted };
}

/** A row is searched many times while its texts stay the same object. */
const searchTexts = new WeakMap<RowTexts, string>();

function searchText(texts: RowTexts): string {
  const known = searchTexts.get(texts);
  if (known !== undefined) return known;
  const folded = foldArabic(Object.values(texts).join('\n'));
  searchTexts.set(texts, folded);
  return folded;
}

/** Folds each distinct text once: thousands of rows have the same few. */
function keyCache(): (text: string) => string {
  const keys = new Map<string, string>();
  return (text) => {
    const known = keys.get(text);
    if (known !== undefined) return known;
    const key = valueKey(text);
    keys.set(text, key);
    return key;
  };
}

/** Says whether a view shows a row. */
function viewTest(view: RowView, duplicates: Duplicates): (row: GridRow) => boolean {
  const { filter, values } = view;
  const search = foldArabic(view.search);
  const columns = filteredColumns(view);
  const getKey = keyCache();
  return (row) =>
    passes[filter](row, duplicates) &&
    columns.every((column) => values[column]?.has(getKey(row.texts[column] ?? '')) !== false) &&
    (search === '' || searchText(row.texts).includes(search));
}

/** The rows that a view shows, in the sheet's order. */
export async function viewedRows(
  rows: GridRows,
  duplicates: Duplicates,
  view: RowView,
  yieldToEventLoop: YieldWhenDue,
): Promise<GridRows> {
  if (isEveryRow(view)) return rows;
  const isShown = viewTest(view, duplicates);
  const found: GridRow[] = [];
  for (const chunk of chunksOf(rows)) {
    for (const row of chunk) if (isShown(row)) found.push(row);
    await yieldToEventLoop();
  }
  return found;
}

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
