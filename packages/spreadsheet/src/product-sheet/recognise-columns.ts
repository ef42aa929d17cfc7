import type { Sheet } from '../sheet.ts';
import { assignColumns } from './assign-columns.ts';
import { withGuesses } from './guessed-columns.ts';
import { findHeaderRow, guessHeaderRow } from './header-row.ts';
import type { ColumnAnswers } from './column-answers.ts';
import type { ColumnQuestion } from './column-question.ts';
import type { ColumnUnits } from './column-units.ts';
import { columnHeaders, widthOf } from './header-texts.ts';
import { firstCostRow, withLetters } from './letter-columns.ts';
import type { ColumnMapping } from './product-column.ts';

/** What a sheet's columns were taken to hold. */
export interface Recognised {
  /** The last row of the headers; null: there are none. */
  readonly headerRow: number | null;
  /** One a column; '': it has none. */
  readonly headers: readonly string[];
  readonly mapping: ColumnMapping;
  /** The unit each column's bare numbers are in, as far as header, formats and values say. */
  readonly units: ColumnUnits;
  /** Columns with values that are left out: nobody needs them for a price, or somebody said so. */
  readonly ignored: readonly number[];
  /** What must be asked before the prices may be trusted. */
  readonly questions: readonly ColumnQuestion[];
  /** The code of a layout that is known by name; null: it is not one. */
  readonly layout: string | null;
  /** The places of sums and repeated headers below the headers, which are no products. */
  readonly totals: readonly number[];
  /** The columns were assigned by somebody before. */
  readonly isRemembered: boolean;
  /** `letters`: the cost was found where the specification's layout has it. */
  readonly by: 'headers' | 'letters';
}

function headersOf(sheet: Sheet, headerRow: number | null): readonly string[] {
  const width = widthOf(sheet.rows.slice(0, 100));
  if (headerRow === null) return Array.from({ length: width }, () => '');
  const headers = columnHeaders(sheet, headerRow);
  return Array.from({ length: width }, (_, column) => headers[column]?.own || (headers[column]?.group ?? ''));
}

/** What the columns hold below a row of headers; `isKnown`: that it is one has been found out, or said. */
function columnsBelow(sheet: Sheet, headerRow: number | null, isKnown: boolean): Recognised {
  const below = sheet.rows.slice((headerRow ?? -1) + 1);
  const named = headerRow === null ? {} : assignColumns(columnHeaders(sheet, headerRow), below);
  const isLettered = named.cost === undefined && firstCostRow(sheet) !== null;
  const lettered = isLettered ? withLetters(named, below) : named;
  return {
    headerRow,
    headers: headersOf(sheet, headerRow),
    mapping: isKnown ? lettered : withGuesses(lettered, below),
    units: {},
    ignored: [],
    questions: [],
    layout: null,
    totals: [],
    isRemembered: false,
    by: isLettered ? 'letters' : 'headers',
  };
}

/** Finds the headers of a sheet and what each column holds; without headers that are understood, by the specification's letters. */
export function recogniseColumns(sheet: Sheet): Recognised {
  const known = findHeaderRow(sheet);
  const firstCost = firstCostRow(sheet);
  const above = firstCost === null || firstCost === 0 ? null : firstCost - 1;
  const headerRow = known ?? (firstCost === null ? guessHeaderRow(sheet) : above);
  return columnsBelow(sheet, headerRow, known !== null);
}

/** What each column holds where somebody has said which row holds the headers; null: none does. */
export const recogniseBelow = (sheet: Sheet, headerRow: number | null): Recognised =>
  columnsBelow(sheet, headerRow, false);

/** The same with what somebody has said of the columns: questions that are answered by it are closed, unless the values contradict. */
export const withAnswers = (_: Sheet, recognised: Recognised, answers: ColumnAnswers): Recognised => ({
  ...recognised,
  ...answers,
  isRemembered: true,
});
