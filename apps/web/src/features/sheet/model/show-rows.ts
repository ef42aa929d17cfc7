import { latinDigits } from '@saer/i18n/latin-digits';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import type { GridRow, GridRows, RowResult } from './grid-row.ts';
import { isBad, type Twins } from './problems.ts';

export const rowFilters = ['all', 'problems', 'loss', 'thin', 'warning'] as const;
export type RowFilter = (typeof rowFilters)[number];

export const resultColumns = ['finalPrice', 'profit', 'finalMargin', 'totalStoreFees'] as const;
export type ResultColumn = (typeof resultColumns)[number];

export interface RowOrder {
  readonly by: ProductColumn | `result.${ResultColumn}`;
  readonly isDescending: boolean;
}

const resultOf = ({ outcome }: GridRow): RowResult | null => (outcome?.ok === true ? outcome.result : null);

const filters: Record<RowFilter, (row: GridRow, twins: Twins) => boolean> = {
  all: () => true,
  problems: isBad,
  loss: (row) => resultOf(row)?.health === 'loss',
  thin: (row) => resultOf(row)?.health === 'thin',
  warning: (row) => (resultOf(row)?.warning ?? null) !== null,
};

/** How many rows each filter would show. */
export function countFilters(rows: GridRows, twins: Twins): Record<RowFilter, number> {
  const counts = { all: rows.length, problems: 0, loss: 0, thin: 0, warning: 0 };
  for (const row of rows)
    for (const name of rowFilters) if (name !== 'all' && filters[name](row, twins)) counts[name] += 1;
  return counts;
}

const texts = new Intl.Collator(['ar', 'en'], { numeric: true });

/** Digits of either script, such as `1,200.50`, as a number to sort by. */
const figure = (text: string): number =>
  Number(
    latinDigits(text)
      .replaceAll('٫', '.')
      .replaceAll(/[^\d.-]/g, ''),
  );

const isFigure = (text: string): boolean => /[\d٠-٩۰-۹]/.test(text) && !/[A-Za-z\u0620-\u064A]{4}/.test(text);

function compareTexts(one: string, other: string): number {
  if (isFigure(one) && isFigure(other)) {
    const difference = figure(one) - figure(other);
    if (!Number.isNaN(difference) && difference !== 0) return difference;
  }
  return texts.compare(one, other);
}

function isResult(by: string): by is `result.${ResultColumn}` {
  return by.startsWith('result.');
}

function compare(one: GridRow, other: GridRow, { by, isDescending }: RowOrder): number {
  const direction = isDescending ? -1 : 1;
  if (isResult(by)) {
    const name = resultColumns.find((each) => by === `result.${each}`) ?? 'finalPrice';
    const [left, right] = [resultOf(one)?.[name], resultOf(other)?.[name]];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return direction * (left - right);
  }
  const [left, right] = [one.texts[by] ?? '', other.texts[by] ?? ''];
  // What is empty stands last, whichever way.
  if (left === '' || right === '') return Number(left === '') - Number(right === '');
  return direction * compareTexts(left, right);
}

/** The ids of the rows to show, in their order. It is kept while one works, so that a row that is mended stays where it is. */
export function shownIds(rows: GridRows, twins: Twins, filter: RowFilter, order: RowOrder | null): number[] {
  const chosen = rows.filter((row) => filters[filter](row, twins));
  const sorted = order === null ? chosen : chosen.toSorted((one, other) => compare(one, other, order));
  return sorted.map(({ id }) => id);
}
