import type { WeightDoubt } from '@saer/pricing/answer/weight-doubt';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { GridRow, GridRows } from './grid-row.ts';
import type { Duplicate } from '@saer/spreadsheet/rows/read/find-duplicates';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { Position } from './block.ts';

/** Rows with a key of an earlier row: what that means, by the row's id. */
export type Duplicates = ReadonlyMap<number, Duplicate>;

/** Says whether saving would refuse a row since an earlier one is the same product. */
const isDuplicate = ({ id }: GridRow, duplicates: Duplicates): boolean =>
  duplicates.get(id)?.kind === 'problem';

/** Everything wrong with a row. */
export function getRowErrors(row: GridRow, duplicates: Duplicates): readonly RowError[] {
  const own = row.outcome === null || row.outcome.ok ? [] : row.outcome.problems;
  const duplicate = duplicates.get(row.id);
  return duplicate?.kind === 'problem'
    ? [...own, ...row.serverErrors, duplicate]
    : [...own, ...row.serverErrors];
}

export const isBad = (row: GridRow, duplicates: Duplicates): boolean =>
  row.outcome?.ok === false || row.serverErrors.length > 0 || isDuplicate(row, duplicates);

export interface Counts {
  readonly good: number;
  /** They have a price, but should be checked first. */
  readonly check: number;
  readonly bad: number;
  readonly waiting: number;
}

type Remark = { readonly column: ProductColumn | null };

/** The cells of a row with messages, in column order; messages of the whole row are at its first. */
function toCells(remarks: readonly Remark[], columns: readonly ProductColumn[]): number[] {
  const indexes = remarks.map(({ column }) => Math.max(0, column === null ? 0 : columns.indexOf(column)));
  return [...new Set(indexes)].toSorted((one, other) => one - other);
}

const remarksToCheck = (row: GridRow, duplicates: Duplicates): readonly Remark[] => {
  const { doubts, missesTarget, weightDoubt, lacksTarget } = getChecks(row, duplicates);
  const remarks: Remark[] = [...doubts];
  if (weightDoubt !== null) remarks.push({ column: weightDoubtColumn });
  if (lacksTarget) remarks.push({ column: null });
  if (missesTarget) remarks.push({ column: 'price' });
  return remarks;
};

function nextCell(
  rows: GridRows,
  columns: readonly ProductColumn[],
  remarksOf: (row: GridRow) => readonly Remark[],
  from: Position,
): Position | null {
  for (let step = 0; step <= rows.length; step += 1) {
    const at = (from.row + step) % Math.max(1, rows.length);
    const row = rows[at];
    if (row === undefined) return null;
    const column = toCells(remarksOf(row), columns).find((each) => step > 0 || each > from.column);
    if (column !== undefined) return { row: at, column };
  }
  return null;
}

/** The next cell with an error after a position, wrapping around at the end; if no row has one, the next cell with a warning. */
export const nextError = (
  rows: GridRows,
  columns: readonly ProductColumn[],
  duplicates: Duplicates,
  from: Position,
): Position | null =>
  nextCell(rows, columns, (row) => getRowErrors(row, duplicates), from) ??
  nextCell(rows, columns, (row) => remarksToCheck(row, duplicates), from);

/** `check`: it has a price, but something about it is doubted. */
export type RowState = 'good' | 'check' | 'bad' | 'waiting';

/** Why a row with a price should be checked. */
export interface RowChecks {
  /** The price the seller wants leaves less than their target. */
  readonly missesTarget: boolean;
  /** It may count as another weight, and so cost another fee. */
  readonly weightDoubt: WeightDoubt | null;
  /** Other rows want a profit, and it does not. */
  readonly lacksTarget: boolean;
  /** The entered value may mean something else. */
  readonly doubts: readonly RowError[];
}

/** The column that displays a warning about the class or its volume. */
export const weightDoubtColumn = 'sizeClass';

const noDoubts: readonly RowError[] = [];
const noChecks: RowChecks = { missesTarget: false, weightDoubt: null, lacksTarget: false, doubts: noDoubts };

/** The doubts about a row's own values, and the one that an earlier row causes. */
function findDoubts({ id, outcome }: GridRow, duplicates: Duplicates): readonly RowError[] {
  const own = (outcome?.ok === true ? outcome.doubts : undefined) ?? noDoubts;
  const alike = duplicates.get(id);
  return alike?.kind === 'doubt' ? [...own, alike] : own;
}

export const getChecks = (row: GridRow, duplicates: Duplicates): RowChecks => {
  const { outcome } = row;
  return outcome?.ok === true
    ? {
        missesTarget: !outcome.result.meetsTarget,
        weightDoubt: outcome.result.weightDoubt,
        lacksTarget: outcome.result.withoutTarget === 'row',
        doubts: findDoubts(row, duplicates),
      }
    : noChecks;
};

const isDoubted = ({ id, outcome }: GridRow, duplicates: Duplicates): boolean =>
  outcome?.ok === true &&
  (duplicates.get(id)?.kind === 'doubt' ||
    !outcome.result.meetsTarget ||
    outcome.result.weightDoubt !== null ||
    outcome.result.withoutTarget === 'row' ||
    (outcome.doubts ?? noDoubts).length > 0);

export function rowState(row: GridRow, duplicates: Duplicates): RowState {
  if (isBad(row, duplicates)) return 'bad';
  if (row.outcome === null) return 'waiting';
  return isDoubted(row, duplicates) ? 'check' : 'good';
}

/** It has a price, and nothing is wrong with it: it may be saved. */
export const isSavable = (row: GridRow, duplicates: Duplicates): boolean =>
  row.outcome?.ok === true && !isBad(row, duplicates);

/** The good rows, in the sheet's order: at most as many as are saved at a time. */
export const savableRows = (rows: GridRows, duplicates: Duplicates, max: number): GridRows =>
  rows.filter((row) => isSavable(row, duplicates)).slice(0, max);

/** The rows that remain once so many of the good ones are saved. */
export function remainingRows(rows: GridRows, duplicates: Duplicates, saved: number): GridRows {
  let good = 0;
  return rows.filter((row) => {
    if (!isSavable(row, duplicates)) return true;
    good += 1;
    return good > saved;
  });
}
