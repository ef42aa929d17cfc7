import type { FieldError } from '@saer/contract/field-error';
import { maxClasses, maxRates } from '@saer/contract/limits';
import type { Language } from '@saer/i18n/locale';
import { cellAddress } from '@saer/spreadsheet/cell-address';
import type { Cell, Sheet } from '@saer/spreadsheet/sheet';
import { translators } from '../../http/translators.ts';
import { isWord, readCell } from './read-cell.ts';
import { columnWords, sheetWords } from './sheet-words.ts';
import { type SheetColumn, type SheetName, sheets } from './sheets.ts';

/** The values of a row by field, and the cell address of each. Empty cells are left out. */
export interface ReadRow {
  readonly values: Readonly<Record<string, string | number>>;
  readonly addresses: Readonly<Record<string, string>>;
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[];
  readonly fieldErrors: readonly FieldError[];
}

interface Located extends SheetColumn {
  readonly at: number;
}

const isBlank = (row: readonly Cell[]): boolean =>
  row.every(({ value }) => value === null || String(value).trim() === '');

function readRow(sheet: string, row: readonly Cell[], at: number, columns: readonly Located[]) {
  const fieldErrors: FieldError[] = [];
  const values: Record<string, string | number> = {};
  const addresses: Record<string, string> = {};
  for (const { field, kind, at: column } of columns) {
    const address = cellAddress(sheet, at, column);
    const read = readCell(row[column], kind);
    addresses[field] = address;
    if (!read.ok) fieldErrors.push({ ...read.fieldError, field: address });
    else if (read.value !== undefined) values[field] = read.value;
  }
  return { fieldErrors, row: { values, addresses } };
}

/** Maximum number of rows read per sheet: one more than allowed, to detect too many. */
const max: Readonly<Record<SheetName, number>> = {
  classes: maxClasses + 1,
  slabs: Infinity,
  rates: maxRates + 1,
};

/** Reads a sheet by its name and headers, in either language and any column order. */
export function readSheet(found: readonly Sheet[], name: SheetName, language: Language): ReadSheet {
  const i18n = translators[language];
  const named = i18n._(sheetWords[name]);
  const sheet = found.find((each) => isWord(each.name, sheetWords[name]));
  if (sheet === undefined)
    return { rows: [], fieldErrors: [{ code: 'sheetMissing', details: { sheet: named } }] };
  const headers = sheet.rows[0] ?? [];
  const importedColumns: readonly SheetColumn[] = sheets[name].filter((each) => !('isExportOnly' in each));
  const columns = importedColumns.map((each) => ({
    ...each,
    at: headers.findIndex(({ value }) => typeof value === 'string' && isWord(value, columnWords[each.field])),
  }));
  const missing = columns.filter(({ at }) => at < 0);
  if (missing.length > 0)
    return {
      rows: [],
      fieldErrors: missing.map(({ field }) => ({
        code: 'columnMissing',
        field: cellAddress(sheet.name, 0, 0),
        details: { sheet: sheet.name, column: i18n._(columnWords[field]) },
      })),
    };
  const read = sheet.rows
    .flatMap((row, at) => (at === 0 || isBlank(row) ? [] : [{ row, at }]))
    .slice(0, max[name])
    .map(({ row, at }) => readRow(sheet.name, row, at, columns));
  return { rows: read.map(({ row }) => row), fieldErrors: read.flatMap(({ fieldErrors }) => fieldErrors) };
}
