import { columnName } from '@saer/spreadsheet/cell-address';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import { type ColumnUnit, unitIn, unitsOf } from '@saer/spreadsheet/rows/layouts/column-units';
import {
  type ProductColumn,
  type ColumnMapping,
  productColumns,
} from '@saer/spreadsheet/rows/layouts/product-column';
import type { DetectedSheet, SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';

/** The field of the column at a position. */
const columnAt = (mapping: ColumnMapping, index: number): ProductColumn | undefined =>
  productColumns.find((column) => mapping[column] === index);

/** Assigns a column to another field: its previous field becomes free, and so does the column that had the new one. */
function assigned(mapping: ColumnMapping, index: number, column: ProductColumn | undefined): ColumnMapping {
  const others = Object.entries(mapping).filter(([name, at]) => at !== index && name !== column);
  return Object.fromEntries(column === undefined ? others : [...others, [column, index]]);
}

/** A column of the file under review: its assignment and its questions. */
export interface ReviewedColumn {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly letter: string;
  readonly header: string;
  readonly examples: readonly string[];
  readonly column: ProductColumn | undefined;
  readonly isIgnored: boolean;
  /** The unit of its bare numbers; undefined if it has none or it is unknown. */
  readonly unit: ColumnUnit | undefined;
  /** The questions about it: its field, its unit, or both. */
  readonly questions: readonly ColumnQuestion[];
  /** A question still waits for an answer. */
  readonly isOpen: boolean;
}

type Choices = Pick<SheetInterpretation, 'mapping' | 'units' | 'ignored' | 'answered'>;

/** The question about a column that was unassigned: its field is now unknown. */
const unassigned = (index: number, examples: readonly string[]): ColumnQuestion => ({
  index,
  kind: 'unassigned',
  reason: 'unknownName',
  column: null,
  columns: [],
  units: [],
  evidence: { examples, filled: examples.length, doubted: examples.length, rows: [] },
});

/** The unit is in question, and nothing is preselected. */
export const asksUnit = (question: ColumnQuestion, column: ProductColumn | undefined): boolean =>
  question.reason === 'noUnit' && question.column === column;

/** Every column of the file that has a header or a value, in the order of the file. */
export function reviewColumns(found: DetectedSheet, choices: Choices): ReviewedColumn[] {
  const width = Math.max(found.headers.length, found.examples.length);
  const answered = new Set(choices.answered);
  const ignored = new Set(choices.ignored);
  // Currencies are asked about one by one, not by column.
  const asked = Map.groupBy(
    found.questions.filter(({ kind }) => kind !== 'currency'),
    ({ index }) => index,
  );
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const header = found.headers[index] ?? '';
    const examples = found.examples[index] ?? [];
    if (header === '' && examples.length === 0) return [];
    const column = columnAt(choices.mapping, index);
    const isIgnored = column === undefined && ignored.has(index);
    const isFree = column === undefined && !isIgnored && examples.length > 0;
    const questions = asked.get(index) ?? (isFree ? [unassigned(index, examples)] : []);
    const isOpen = questions.length > 0 && (isFree || (!answered.has(index) && !isIgnored));
    const isUnitOpen = isOpen && questions.some((question) => asksUnit(question, column));
    const unit = column === undefined || isUnitOpen ? undefined : unitIn(column, choices.units);
    return [
      { index, letter: columnName(index), header, examples, column, isIgnored, unit, questions, isOpen },
    ];
  });
}

/** Columns with questions keep their positions while they are answered. */
export const askedColumns = (columns: readonly ReviewedColumn[]): readonly ReviewedColumn[] =>
  columns.filter(({ questions }) => questions.length > 0);

export const confidentColumns = (columns: readonly ReviewedColumn[]): readonly ReviewedColumn[] =>
  columns.filter(({ questions }) => questions.length === 0);

export const openColumns = (columns: readonly ReviewedColumn[]): readonly ReviewedColumn[] =>
  columns.filter(({ isOpen }) => isOpen);

export type ColumnChoices = Pick<SheetInterpretation, 'mapping' | 'units' | 'ignored' | 'answered'>;

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
