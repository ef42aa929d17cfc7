import type { WeightDoubt } from '@saer/pricing/answer/weight-doubt';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { GridRow } from './grid-row.ts';
import { isBad, type Duplicates } from './row-errors.ts';

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
function doubtsOf({ id, outcome }: GridRow, duplicates: Duplicates): readonly RowError[] {
  const own = (outcome?.ok === true ? outcome.doubts : undefined) ?? noDoubts;
  const alike = duplicates.get(id);
  return alike?.kind === 'doubt' ? [...own, alike] : own;
}

export const checksOf = (row: GridRow, duplicates: Duplicates): RowChecks => {
  const { outcome } = row;
  return outcome?.ok === true
    ? {
        missesTarget: !outcome.result.meetsTarget,
        weightDoubt: outcome.result.weightDoubt,
        lacksTarget: outcome.result.withoutTarget === 'row',
        doubts: doubtsOf(row, duplicates),
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
