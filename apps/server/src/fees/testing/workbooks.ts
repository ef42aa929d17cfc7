import { Buffer } from 'node:buffer';
import type { Language } from '@saer/i18n/locale';
import { readWorkbook } from '@saer/spreadsheet/read/read-workbook';
import type { CellValue } from '@saer/spreadsheet/sheet';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';

export const workbookLimits = { bytes: 1024 * 1024, unpacked: 20 * 1024 * 1024, rows: 10_000 };

interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
}

/** Writes sheets as a workbook in base64; the first row of each is its header. */
export async function writtenWorkbook(sheets: readonly WrittenSheet[], language: Language): Promise<string> {
  const bytes = await writeWorkbook(
    sheets.map(({ name, rows: [header = [], ...rows] }) => ({
      name,
      columns: header.map((each) => ({ header: String(each ?? ''), width: 10 })),
      rows,
    })),
    { rightToLeft: language === 'ar' },
  );
  return Buffer.from(bytes).toString('base64');
}

/** Reads the values of a workbook in base64. */
export async function sheetsIn(file: string): Promise<{ name: string; rows: CellValue[][] }[]> {
  const read = await readWorkbook(Buffer.from(file, 'base64'), workbookLimits);
  if (!read.ok) throw new Error(read.reason);
  return read.sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => row.map(({ value }) => value)),
  }));
}

export interface CellChange {
  readonly sheet: number;
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly value: CellValue;
}

/** A workbook with some cells overwritten, as if edited in Excel; a row below the last is added. */
export async function changedWorkbook(
  file: string,
  language: Language,
  changes: readonly CellChange[],
): Promise<string> {
  const sheets = await sheetsIn(file);
  for (const { sheet, row, column, value } of changes) {
    const rows = sheets[sheet]?.rows ?? [];
    const cells = (rows[row - 1] ??= []);
    while (cells.length < column) cells.push(null);
    cells[column] = value;
  }
  return writtenWorkbook(sheets, language);
}
