import { headersKey } from '@saer/spreadsheet/product-sheet/headers-key';
import { cellText } from '@saer/spreadsheet/product-sheet/cell-texts';
import { recogniseColumns } from '@saer/spreadsheet/product-sheet/recognise-columns';
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

/** What a sheet looks like to whoever assigns its columns. */
export async function foundSheet(sheet: Sheet): Promise<FoundSheet> {
  const { headerRow, headers, mapping, by } = recogniseColumns(sheet);
  return {
    name: sheet.name,
    rows: sheet.rows.length,
    headerRow,
    headers,
    headersKey: headerRow === null ? null : await headersKey(headers),
    mapping,
    by,
    examples: examplesOf(sheet, headerRow),
  };
}
