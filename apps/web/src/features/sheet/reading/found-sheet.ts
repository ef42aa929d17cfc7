import { headersKey } from '@saer/spreadsheet/product-sheet/headers-key';
import { cellText } from '@saer/spreadsheet/product-sheet/cell-texts';
import {
  recogniseBelow,
  recogniseColumns,
  withAnswers,
} from '@saer/spreadsheet/product-sheet/recognise-columns';
import type { ColumnAnswers } from '@saer/spreadsheet/product-sheet/column-answers';
import type { Sheet } from '@saer/spreadsheet/sheet';
import type { FoundSheet } from './sheet-tasks.ts';

const mostExamples = 3;
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
      .slice(0, mostExamples),
  );
}

/** Among so many rows the headers can be chosen. */
const offeredRows = 50;
const mostTexts = 8;
const longestText = 24;

/** Each in its own direction, so that they stand in the order of the page. */
const told = (text: string): string => `\u2068${text.slice(0, longestText)}\u2069`;

/** The first rows of a sheet that hold anything, as they can be told apart. */
const firstRowsOf = ({ rows }: Sheet): FoundSheet['firstRows'] =>
  rows.slice(0, offeredRows).flatMap((row, at) => {
    const texts = row.map(cellText).filter((text) => text !== '');
    return texts.length === 0 ? [] : [{ at, text: texts.slice(0, mostTexts).map(told).join(' · ') }];
  });

/** What a sheet looks like to whoever assigns its columns; `headerRow` is the row somebody says its headers are in, null: none; `answers`: how its columns were assigned before. */
export async function foundSheet(
  sheet: Sheet,
  headerRow?: number | null,
  answers?: ColumnAnswers,
): Promise<FoundSheet> {
  const seen = headerRow === undefined ? recogniseColumns(sheet) : recogniseBelow(sheet, headerRow);
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
    questions: found.questions,
    layout: found.layout,
    by: found.by,
    isRemembered: found.isRemembered,
    examples: examplesOf(sheet, found.headerRow),
    firstRows: firstRowsOf(sheet),
  };
}
