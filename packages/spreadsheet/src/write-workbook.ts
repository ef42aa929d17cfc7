import { type Cell, writeXlsx } from 'hucre/xlsx';
import type { WrittenSheet } from './sheet.ts';

type WrittenCell = readonly [place: string, cell: Partial<Cell>];

const headerCells = ({ columns }: WrittenSheet): WrittenCell[] =>
  columns.map(({ header }, column) => [
    `0,${column}`,
    { value: header, type: 'string', style: { font: { bold: true } } },
  ]);

/** Text is written as text even where it looks like a formula: a cell that a person opens never runs what was typed into it. */
const textCells = ({ rows }: WrittenSheet): WrittenCell[] =>
  rows.flatMap((row, at) =>
    row.flatMap((value, column): WrittenCell[] =>
      typeof value === 'string' && /^[=+\-@\t\r]/.test(value)
        ? [[`${at + 1},${column}`, { value, type: 'string', style: { numFmt: '@' } }]]
        : [],
    ),
  );

/** Writes sheets as an .xlsx workbook, to be read from right to left where its language is. */
export async function writeWorkbook(
  sheets: readonly WrittenSheet[],
  { rightToLeft }: { readonly rightToLeft: boolean },
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      columns: sheet.columns.map(({ width, format }) => ({
        width,
        ...(format === undefined ? {} : { numFmt: format }),
      })),
      rows: [sheet.columns.map(({ header }) => header), ...sheet.rows.map((row) => [...row])],
      cells: new Map([...headerCells(sheet), ...textCells(sheet)]),
      freezePane: { rows: 1 },
      view: { rightToLeft },
    })),
  });
}
