import { type CellStyle, type CellValue as RawValue, readXlsx } from 'hucre/xlsx';
import { columnName } from './cell-address.ts';
import type { Cell, CellValue, Sheet } from './sheet.ts';
import { zipDirectory } from './zip-guard.ts';

export interface WorkbookLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of what is packed in it. */
  readonly unpacked: number;
  /** Rows of a sheet, its header among them. */
  readonly rows: number;
}

export type ReadWorkbook =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly reason: 'notAWorkbook' | 'tooLarge' };

/** The most files in a workbook, and columns looked at: a product or fee sheet has far fewer. */
const mostEntries = 1_000;
const mostColumns = 100;

const plain = (value: RawValue | undefined): CellValue =>
  value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null);

const isPercent = (style: CellStyle | undefined): boolean => style?.numFmt?.includes('%') ?? false;

async function sheetsOf(bytes: Uint8Array, rows: number): Promise<Sheet[]> {
  const workbook = await readXlsx(bytes, {
    readStyles: true,
    maxRows: rows + 1,
    range: `A1:${columnName(mostColumns - 1)}${rows + 1}`,
  });
  return workbook.sheets.map(({ name, rows: read, cells }) => ({
    name,
    rows: read.map((row, at) =>
      row.map((value, column): Cell => {
        const cell = cells?.get(`${at},${column}`);
        return { value: plain(cell?.formulaResult ?? value), isPercent: isPercent(cell?.style) };
      }),
    ),
  }));
}

/**
 * Reads an .xlsx workbook that anybody may have made. What is too large is refused before it is unpacked; whatever else is wrong
 * with the file, it is no workbook. Formulas are not calculated: their last result is read.
 */
export async function readWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Promise<ReadWorkbook> {
  if (bytes.byteLength > limits.bytes) return { ok: false, reason: 'tooLarge' };
  const directory = zipDirectory(bytes);
  if (directory === null) return { ok: false, reason: 'notAWorkbook' };
  if (directory.entries > mostEntries || directory.unpacked > limits.unpacked)
    return { ok: false, reason: 'tooLarge' };
  try {
    const sheets = await sheetsOf(bytes, limits.rows);
    if (sheets.some(({ rows }) => rows.length > limits.rows)) return { ok: false, reason: 'tooLarge' };
    return { ok: true, sheets };
  } catch {
    // A broken file can fail anywhere in the reader, and there is nothing more to say of it.
    return { ok: false, reason: 'notAWorkbook' };
  }
}
