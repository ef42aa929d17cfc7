import { type Cell, writeXlsx } from 'hucre/xlsx';
import type { WrittenSheet } from '../sheet.ts';
import { looksLikeFormula } from '../escape-formula.ts';

type WrittenCell = readonly [index: string, cell: Partial<Cell>];

const headerCells = ({ columns, above = [] }: WrittenSheet): WrittenCell[] =>
  columns.map(({ header }, column) => [
    `${above.length},${column}`,
    { value: header, type: 'string', style: { font: { bold: true } } },
  ]);

/**
 * Text is written as text even if it looks like a formula: opening a cell never executes its content. Digits that are text, such as
 * a barcode, remain text when edited, and multi-line text is displayed on several lines.
 */
function textStyle(text: string): Cell['style'] | undefined {
  if (looksLikeFormula(text) || /^\d+$/.test(text)) return { numFmt: '@' };
  return text.includes('\n') ? { alignment: { wrapText: true, vertical: 'top' } } : undefined;
}

const textsIn = (rows: WrittenSheet['rows'], first: number): WrittenCell[] =>
  rows.flatMap((row, at) =>
    row.flatMap((value, column): WrittenCell[] => {
      const style = typeof value === 'string' ? textStyle(value) : undefined;
      return style === undefined ? [] : [[`${first + at},${column}`, { value, type: 'string', style }]];
    }),
  );

const textCells = ({ rows, above = [] }: WrittenSheet): WrittenCell[] => [
  ...textsIn(above, 0),
  ...textsIn(rows, above.length + 1),
];

const listMerges = ({ merges = [] }: WrittenSheet) =>
  merges.map(({ row, column, rows, columns }) => ({
    startRow: row,
    startCol: column,
    endRow: row + rows - 1,
    endCol: column + columns - 1,
  }));

/** Writes sheets as an .xlsx workbook, right to left if its language is. */
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
      rows: [
        ...(sheet.above ?? []).map((row) => [...row]),
        sheet.columns.map(({ header }) => header),
        ...sheet.rows.map((row) => [...row]),
      ],
      cells: new Map([...headerCells(sheet), ...textCells(sheet)]),
      ...(sheet.merges === undefined || sheet.merges.length === 0 ? {} : { merges: listMerges(sheet) }),
      freezePane: { rows: (sheet.above?.length ?? 0) + 1 },
      view: { rightToLeft },
    })),
  });
}
