import { type ColumnUnit, unitIn, unitsOf } from '@saer/spreadsheet/rows/layouts/column-units';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { ReadAs } from '@saer/spreadsheet/session/read-as';
import { assigned, columnAt } from './assigned.ts';

export type ColumnChoices = Pick<ReadAs, 'mapping' | 'units' | 'ignored' | 'answered'>;

const sides: readonly ProductColumn[] = ['longestSide', 'medianSide', 'shortestSide'];

const including = (list: readonly number[], index: number): readonly number[] =>
  list.includes(index) ? list : [...list, index];
const without = (list: readonly number[], index: number): readonly number[] =>
  list.filter((each) => each !== index);

/** Assigns a field to a column. If its unit is asked too, that question stays open. */
export function assignColumn(
  choices: ColumnChoices,
  index: number,
  column: ProductColumn,
  isUnitAsked: boolean,
): ColumnChoices {
  const isSame = columnAt(choices.mapping, index) === column;
  return {
    ...choices,
    mapping: assigned(choices.mapping, index, column),
    ignored: without(choices.ignored, index),
    answered: isUnitAsked && isSame ? choices.answered : including(choices.answered, index),
  };
}

/** A column with values is left out on purpose. */
export const ignoreColumn = (choices: ColumnChoices, index: number): ColumnChoices => ({
  ...choices,
  mapping: assigned(choices.mapping, index, undefined),
  ignored: including(choices.ignored, index),
  answered: including(choices.answered, index),
});

/** The same for several columns at once. */
export function ignoreAllColumns(choices: ColumnChoices, indexes: readonly number[]): ColumnChoices {
  let left = choices;
  for (const index of indexes) left = ignoreColumn(left, index);
  return left;
}

/** Sets the unit of a column's numbers. */
export function chooseUnit(choices: ColumnChoices, index: number, unit: ColumnUnit): ColumnChoices {
  const column = columnAt(choices.mapping, index);
  if (column === undefined || !unitsOf(column).includes(unit)) return choices;
  const before = unitIn(column, choices.units);
  // Sides that were in one unit stay in one.
  const alike = sides.includes(column)
    ? sides.filter((side) => unitIn(side, choices.units) === before)
    : [column];
  return {
    ...choices,
    units: { ...choices.units, ...Object.fromEntries(alike.map((each) => [each, unit])) },
    answered: including(choices.answered, index),
  };
}

/** Confirms a column's assignment. */
export const confirmColumn = (choices: ColumnChoices, index: number): ColumnChoices => ({
  ...choices,
  answered: including(choices.answered, index),
});
