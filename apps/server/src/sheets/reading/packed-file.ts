import { emptyCell } from '@saer/spreadsheet/files/cells';
import type { OpenedFile, RefusedFile } from '@saer/spreadsheet/files/opened-file';
import type { Cell, CellValue, Sheet } from '@saer/spreadsheet/sheet';

/** A sheet as it travels between processes: 75,000 cells as objects would take as long on the way as to be read. */
interface PackedSheet extends Omit<Sheet, 'rows'> {
  readonly rows: readonly (readonly CellValue[])[];
  /** The cells that are more than their value, and where they stand. */
  readonly marked: readonly (readonly [row: number, column: number, cell: Cell])[];
}

export type PackedFile =
  | (Omit<Extract<OpenedFile, { readonly ok: true }>, 'sheets'> & { readonly sheets: readonly PackedSheet[] })
  | RefusedFile;

const isPlain = ({ isPercent, shown, unit, isError }: Cell): boolean =>
  !isPercent && shown === undefined && unit === undefined && isError === undefined;

function packedSheet({ rows, ...sheet }: Sheet): PackedSheet {
  const marked: [number, number, Cell][] = [];
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) if (!isPlain(cell)) marked.push([row, column, cell]);
  return { ...sheet, rows: rows.map((cells) => cells.map(({ value }) => value)), marked };
}

function unpackedSheet({ rows, marked, ...sheet }: PackedSheet): Sheet {
  const cells = rows.map((row) =>
    row.map((value): Cell => (value === null ? emptyCell : { value, isPercent: false })),
  );
  for (const [row, column, cell] of marked) {
    const held = cells[row];
    if (held !== undefined) held[column] = cell;
  }
  return { ...sheet, rows: cells };
}

export const packed = (file: OpenedFile): PackedFile =>
  file.ok ? { ...file, sheets: file.sheets.map(packedSheet) } : file;

export const unpacked = (file: PackedFile): OpenedFile =>
  file.ok ? { ...file, sheets: file.sheets.map(unpackedSheet) } : file;
