import { columnName } from '@saer/spreadsheet/cell-address';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/column-question';
import { type ColumnUnit, unitIn } from '@saer/spreadsheet/rows/column-units';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import type { DetectedSheet, ReadAs } from '../reading/sheet-tasks.ts';
import { columnAt } from './assigned.ts';

/** A column of the file as it is looked over: what it is taken for, and what is asked of it. */
export interface ReviewedColumn {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly letter: string;
  readonly header: string;
  readonly examples: readonly string[];
  readonly column: ProductColumn | undefined;
  readonly isIgnored: boolean;
  /** Of what its bare numbers are; undefined: it has no unit, or none is known yet. */
  readonly unit: ColumnUnit | undefined;
  /** What is asked of it: what it holds, its unit, or both. */
  readonly questions: readonly ColumnQuestion[];
  /** A question still waits for an answer. */
  readonly isOpen: boolean;
}

type Choices = Pick<ReadAs, 'mapping' | 'units' | 'ignored' | 'answered'>;

/** What is asked of a column that somebody has freed: nothing says what it holds any more. */
const unassigned = (index: number, examples: readonly string[]): ColumnQuestion => ({
  index,
  kind: 'unassigned',
  reason: 'unknownName',
  column: null,
  columns: [],
  units: [],
  evidence: { examples, filled: examples.length, doubted: examples.length, rows: [] },
});

/** The unit is what is asked, and nothing is chosen until somebody chooses. */
export const asksUnit = (question: ColumnQuestion, column: ProductColumn | undefined): boolean =>
  question.reason === 'noUnit' && question.column === column;

/** Every column of the file that has a header or a value, in the order of the file. */
export function reviewColumns(found: DetectedSheet, choices: Choices): ReviewedColumn[] {
  const width = Math.max(found.headers.length, found.examples.length);
  const answered = new Set(choices.answered);
  const ignored = new Set(choices.ignored);
  const asked = Map.groupBy(found.questions, ({ index }) => index);
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

/** The columns that are asked about stay where they are while they are answered. */
export const askedColumns = (columns: readonly ReviewedColumn[]): readonly ReviewedColumn[] =>
  columns.filter(({ questions }) => questions.length > 0);

export const confidentColumns = (columns: readonly ReviewedColumn[]): readonly ReviewedColumn[] =>
  columns.filter(({ questions }) => questions.length === 0);

export const openColumns = (columns: readonly ReviewedColumn[]): readonly ReviewedColumn[] =>
  columns.filter(({ isOpen }) => isOpen);
