import type { ColumnQuestion } from './column-question.ts';
import type { ColumnUnits } from '../layouts/column-units.ts';
import { missingColumns } from './missing-columns.ts';
import type { CurrencyAnswers } from './row-currency.ts';
import type { ColumnMapping, RowTexts } from '../layouts/product-column.ts';

/** Saved answers about the columns of a sheet. */
export interface ColumnAnswers {
  readonly mapping: ColumnMapping;
  readonly units: ColumnUnits;
  /** Columns with values that are left out on purpose, by place from 0. */
  readonly ignored: readonly number[];
  /** Answers about sums in other currencies, for this sheet alone: rates of last month are not remembered. */
  readonly currencies?: CurrencyAnswers;
}

/** True if nobody need be asked about a sheet's columns: nothing is open, and nothing that every product needs is missing. */
export const maySkipColumns = (
  {
    questions,
    mapping,
    by,
    isRemembered,
  }: {
    readonly questions: readonly ColumnQuestion[];
    readonly mapping: ColumnMapping;
    readonly by: 'headers' | 'letters';
    readonly isRemembered: boolean;
  },
  defaults: RowTexts,
): boolean =>
  questions.length === 0 &&
  (isRemembered || by === 'headers') &&
  missingColumns(mapping, defaults).length === 0;
