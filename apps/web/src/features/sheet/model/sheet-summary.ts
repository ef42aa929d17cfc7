import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/layouts/product-column';
import type { GridRow, GridRows } from './grid-row.ts';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { chunksOf } from './chunks-of.ts';
import { type Counts, isBad, getRowErrors, type Duplicates } from './row-state.ts';
import { passes, getResult, type RowFilter, rowFilters } from './row-filter.ts';
import { collectWords, type UnknownWord } from './unknown-words.ts';
import { findDuplicates } from '@saer/spreadsheet/rows/read/find-duplicates';

/** Always the same object, so that components notice that nothing changed. */
const none: Duplicates = new Map();
/** Rows between two looks at the clock. */
const rowsPerSlice = 500;

const getKeys = ({ at, outcome }: GridRow) =>
  outcome?.ok === true ? { ...outcome.product, row: at === null ? ('added' as const) : at + 1 } : undefined;

/** The rows with a key of an earlier one, by their ids: a product occurs once per store. */
export async function duplicatesOf(rows: GridRows, yieldToEventLoop: YieldWhenDue): Promise<Duplicates> {
  const duplicates = new Map<number, NonNullable<ReturnType<Duplicates['get']>>>();
  let count = 0;
  for (const [{ id }, duplicate] of findDuplicates(rows, getKeys)) {
    if (duplicate !== undefined) duplicates.set(id, duplicate);
    count += 1;
    if (count % rowsPerSlice === 0) await yieldToEventLoop();
  }
  return duplicates.size === 0 ? none : duplicates;
}

/** Facts about all rows together. */
export interface SheetSummary {
  /** The rows it is known of. */
  readonly of: GridRows;
  readonly duplicates: Duplicates;
  readonly counts: Counts;
  /** Counts how many rows each filter would show. */
  readonly kinds: Readonly<Record<RowFilter, number>>;
  /** Counts how many rows have a price that no profit was wanted for, in a sheet where none is. */
  readonly withoutTarget: number;
  /** Counts how many rows are priced by fees that no source and no admin confirms. */
  readonly unconfirmed: number;
  /** Counts how many rows have a seller who is not registered, where nobody knows who bears the VAT of the sale. */
  readonly saleVatUnknown: number;
  /** Rows with a commission seen on the seller's statements. */
  readonly seen: number;
  /** The columns with content or errors. */
  readonly used: ReadonlySet<ProductColumn>;
  /** Words in category columns that name no category, those of most rows first. */
  readonly unknownWords: readonly UnknownWord[];
}

function collectUsedColumns(row: GridRow, duplicates: Duplicates, used: Set<string>): void {
  for (const column in row.texts) if (!used.has(column)) used.add(column);
  const alike = duplicates.get(row.id)?.column ?? null;
  if (alike !== null) used.add(alike);
  if (isBad(row, duplicates))
    for (const { column } of getRowErrors(row, duplicates)) if (column !== null) used.add(column);
}

/** Goes through all the rows, in turns. */
export async function summarizeRows(rows: GridRows, yieldToEventLoop: YieldWhenDue): Promise<SheetSummary> {
  const duplicates = await duplicatesOf(rows, yieldToEventLoop);
  const kinds = { all: rows.length, problems: 0, check: 0, loss: 0, thin: 0, warning: 0, currentLow: 0 };
  const used = new Set<string>();
  const words = collectWords();
  let waiting = 0;
  let withoutTarget = 0;
  let unconfirmed = 0;
  let saleVatUnknown = 0;
  let seen = 0;
  for (const chunk of chunksOf(rows)) {
    for (const row of chunk) {
      if (row.outcome === null && !isBad(row, duplicates)) waiting += 1;
      for (const name of rowFilters) if (name !== 'all' && passes[name](row, duplicates)) kinds[name] += 1;
      collectUsedColumns(row, duplicates, used);
      words.note(row);
      const result = getResult(row);
      if (result?.withoutTarget === 'sheet') withoutTarget += 1;
      if (result?.isUnconfirmed === true) unconfirmed += 1;
      if (result?.isSaleVatUnknown === true) saleVatUnknown += 1;
      if (result?.isSeen === true) seen += 1;
    }
    await yieldToEventLoop();
  }
  const { problems: bad, check } = kinds;
  const counts = { good: rows.length - bad - check - waiting, check, bad, waiting };
  return {
    of: rows,
    duplicates,
    counts,
    kinds,
    unknownWords: words.all(),
    withoutTarget,
    unconfirmed,
    saleVatUnknown,
    seen,
    used: new Set(productColumns.filter((column) => used.has(column))),
  };
}
