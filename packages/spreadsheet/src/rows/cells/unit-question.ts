import type { Sheet } from '../../sheet.ts';
import type { ColumnQuestion, QuestionKind, QuestionReason } from './column-question.ts';
import type { ColumnUnit, ColumnUnits } from '../layouts/column-units.ts';
import type { KnownLayout } from '../layouts/known-layouts.ts';
import type { ColumnMapping, ProductColumn } from '../layouts/product-column.ts';

/** The data for inferring units. */
export interface UnitSource {
  readonly sheet: Sheet;
  /** The first row below the headers. */
  readonly first: number;
  readonly headers: readonly string[];
  /** The unit that each column's header, or that of its group, names; '': none. */
  readonly headerUnits: readonly string[];
  readonly mapping: ColumnMapping;
  readonly layout: KnownLayout | undefined;
  /** Units from earlier answers. */
  readonly said: ColumnUnits;
}

export interface GuessedUnits {
  readonly units: ColumnUnits;
  readonly questions: readonly ColumnQuestion[];
}

const maxExamples = 4;
const maxRows = 50;

/** The question about the unit of a column, and the affected rows. */
export function unitQuestion(
  index: number,
  column: ProductColumn,
  kind: QuestionKind,
  reason: QuestionReason,
  units: readonly ColumnUnit[],
  {
    filled,
    rows,
  }: {
    readonly filled: number;
    readonly rows: readonly { readonly at: number; readonly text: string }[];
  },
): ColumnQuestion {
  return {
    index,
    kind,
    reason,
    column,
    columns: [],
    units,
    evidence: {
      examples: [...new Set(rows.map(({ text }) => text))].slice(0, maxExamples),
      filled,
      doubted: rows.length,
      rows: rows.slice(0, maxRows).map(({ at }) => at),
    },
  };
}
