import { type ProductSheet, productSheet } from '@saer/spreadsheet/read-product-sheets';
import type { SheetFacts } from '@saer/spreadsheet/rows/recognise/assumptions';
import { headersKey } from '@saer/spreadsheet/rows/layouts/headers-key';
import { cellText } from '@saer/spreadsheet/rows/cells/cell-texts';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import type { ReadContext } from '@saer/spreadsheet/rows/read/read-category';
import { buildCategoryQuestions } from '@saer/spreadsheet/rows/read/build-category-questions';
import type { Sheet } from '@saer/spreadsheet/sheet';
import type { DetectedSheet } from '@saer/spreadsheet/session/sheet-interpretation';

const maxExamples = 3;
/** Examples are looked for in so many rows: an empty column costs no more than that. */
const searchedRows = 50;

function getExamples({ rows }: Sheet, headerRow: number | null): string[][] {
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

/** Each isolated in its own direction, so that they follow the order of the page. */
const excerpt = (text: string): string => `\u2068${text.slice(0, longestText)}\u2069`;

/** The first distinct rows of a sheet with content. */
const getFirstRows = ({ rows }: Sheet): DetectedSheet['firstRows'] =>
  rows.slice(0, offeredRows).flatMap((row, at) => {
    const texts = row.map(cellText).filter((text) => text !== '');
    return texts.length === 0 ? [] : [{ at, text: texts.slice(0, maxTexts).map(excerpt).join(' · ') }];
  });

/** Brands in a category column show in its first rows. */
const rowsOfCategories = 300;

/** Says whether a column contains categories at all is asked by the column, and not again if there is another question about it. */
function categoryQuestions(
  { cells: { rows, ...sheet }, columns: found }: ProductSheet,
  context: Omit<ReadContext, 'units'>,
): readonly ColumnQuestion[] {
  const first = (found.headerRow ?? -1) + 1;
  const end = Math.min(first + rowsOfCategories, found.blocks[0]?.from ?? rows.length);
  const start = productSheet({ ...sheet, rows: rows.slice(0, end) }, { ...found, blocks: [] });
  const read = start.rows(context);
  const asked = new Set(found.questions.map(({ index }) => index));
  return buildCategoryQuestions(read, found.mapping).filter(({ index }) => !asked.has(index));
}

/** Describes a sheet for assigning its columns. */
export async function detectSheet(
  sheet: ProductSheet,
  facts: SheetFacts,
  /** The data for reading category columns. */
  context: Omit<ReadContext, 'units'>,
): Promise<DetectedSheet> {
  const { cells, columns: found } = sheet;
  return {
    name: cells.name,
    rows: cells.rows.length,
    headerRow: found.headerRow,
    headers: found.headers,
    headersKey: found.headerRow === null ? null : await headersKey(found.headers),
    mapping: found.mapping,
    units: found.units,
    ignored: found.ignored,
    questions: found.isRemembered
      ? found.questions
      : [...found.questions, ...categoryQuestions(sheet, context)],
    blocks: found.blocks,
    layout: found.layout,
    by: found.by,
    facts,
    isRemembered: found.isRemembered,
    examples: getExamples(cells, found.headerRow),
    firstRows: getFirstRows(cells),
  };
}
