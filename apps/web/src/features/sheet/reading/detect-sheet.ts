import { headersKey } from '@saer/spreadsheet/rows/headers-key';
import { cellText } from '@saer/spreadsheet/rows/cell-texts';
import {
  type Recognised,
  recogniseWithHeaderRow,
  recogniseColumns,
  withAnswers,
} from '@saer/spreadsheet/rows/recognise-columns';
import type { ColumnAnswers } from '@saer/spreadsheet/rows/column-answers';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/column-question';
import { readProductSheet } from '@saer/spreadsheet/rows/read-product-sheet';
import type { ReadContext } from '@saer/spreadsheet/rows/read-product-row';
import { buildCategoryQuestions } from '@saer/spreadsheet/rows/build-category-questions';
import type { Sheet } from '@saer/spreadsheet/sheet';
import type { DetectedSheet } from './sheet-tasks.ts';

const maxExamples = 3;
/** Examples are looked for in so many rows: an empty column costs no more than that. */
const searchedRows = 50;

function examplesOf({ rows }: Sheet, headerRow: number | null): string[][] {
  const body = rows.slice((headerRow ?? -1) + 1, (headerRow ?? -1) + 1 + searchedRows);
  const width = Math.max(0, ...body.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    body
      .map((row) => row[column])
      .map((cell) => (cell === undefined ? '' : cellText(cell)))
      .filter((text) => text !== '')
      .slice(0, maxExamples),
  );
}

/** Among so many rows the headers can be chosen. */
const offeredRows = 50;
const maxTexts = 8;
const longestText = 24;

/** Each in its own direction, so that they stand in the order of the page. */
const told = (text: string): string => `\u2068${text.slice(0, longestText)}\u2069`;

/** The first rows of a sheet that hold anything, as they can be told apart. */
const firstRowsOf = ({ rows }: Sheet): DetectedSheet['firstRows'] =>
  rows.slice(0, offeredRows).flatMap((row, at) => {
    const texts = row.map(cellText).filter((text) => text !== '');
    return texts.length === 0 ? [] : [{ at, text: texts.slice(0, maxTexts).map(told).join(' · ') }];
  });

/** Brands in a category column show in its first rows. */
const rowsOfCategories = 300;

/** Whether a column holds categories at all is asked by the column, and not again where something is asked of it anyway. */
function categoryQuestions(
  { rows, ...sheet }: Sheet,
  found: Recognised,
  context: Omit<ReadContext, 'units'>,
): readonly ColumnQuestion[] {
  const first = (found.headerRow ?? -1) + 1;
  const read = readProductSheet({ ...sheet, rows: rows.slice(0, first + rowsOfCategories) }, found, context);
  const asked = new Set(found.questions.map(({ index }) => index));
  return buildCategoryQuestions(read, found.mapping).filter(({ index }) => !asked.has(index));
}

/** What a sheet looks like to whoever assigns its columns; `headerRow` is the row somebody says its headers are in, null: none; `answers`: how its columns were assigned before. */
export async function detectSheet(
  sheet: Sheet,
  headerRow?: number | null,
  answers?: ColumnAnswers,
  /** What the words of category columns are read by; absent: they are not looked at. */
  context?: Omit<ReadContext, 'units'>,
): Promise<DetectedSheet> {
  const seen = headerRow === undefined ? recogniseColumns(sheet) : recogniseWithHeaderRow(sheet, headerRow);
  const found = answers === undefined ? seen : withAnswers(sheet, seen, answers);
  return {
    name: sheet.name,
    rows: sheet.rows.length,
    headerRow: found.headerRow,
    headers: found.headers,
    headersKey: found.headerRow === null ? null : await headersKey(found.headers),
    mapping: found.mapping,
    units: found.units,
    ignored: found.ignored,
    questions:
      context === undefined || found.isRemembered
        ? found.questions
        : [...found.questions, ...categoryQuestions(sheet, found, context)],
    layout: found.layout,
    by: found.by,
    isRemembered: found.isRemembered,
    examples: examplesOf(sheet, found.headerRow),
    firstRows: firstRowsOf(sheet),
  };
}
