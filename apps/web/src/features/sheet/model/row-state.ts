import type { WeightDoubt } from '@saer/pricing/weight-doubt';
import type { RowError } from '@saer/spreadsheet/rows/sheet-row';
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

/** Where a doubt about the class, or the volume it leaves open, is shown. */
export const weightDoubtColumn = 'sizeClass';

const noDoubts: readonly RowError[] = [];
const noChecks: RowChecks = { missesTarget: false, weightDoubt: null, lacksTarget: false, doubts: noDoubts };

export const checksOf = ({ outcome }: GridRow): RowChecks =>
  outcome?.ok === true
    ? {
        missesTarget: !outcome.result.meetsTarget,
        weightDoubt: outcome.result.weightDoubt,
        lacksTarget: outcome.result.withoutTarget === 'row',
        doubts: outcome.doubts ?? noDoubts,
      }
    : noChecks;

const isDoubted = ({ outcome }: GridRow): boolean =>
  outcome?.ok === true &&
  (!outcome.result.meetsTarget ||
    outcome.result.weightDoubt !== null ||
    outcome.result.withoutTarget === 'row' ||
    (outcome.doubts ?? noDoubts).length > 0);

export function rowState(row: GridRow, duplicates: Duplicates): RowState {
  if (isBad(row, duplicates)) return 'bad';
  if (row.outcome === null) return 'waiting';
  return isDoubted(row) ? 'check' : 'good';
}
