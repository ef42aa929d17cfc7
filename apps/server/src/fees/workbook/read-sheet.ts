import type { FieldError } from '@saer/contract/field-error';
import { maxClasses, maxCredits, maxRates } from '@saer/contract/limits';
import type { Language } from '@saer/i18n/locale';
import { isBelowOnePercent, meantRate } from '@saer/quoting/below-one-percent';
import { cellAddress } from '@saer/spreadsheet/cell-address';
import type { Cell, Sheet } from '@saer/spreadsheet/sheet';
import { translators } from '../../http/translators.ts';
import { hasPercentSign, isWord, readCell } from './read-cell.ts';
import { columnWords, sheetWords } from './sheet-words.ts';
import { type SheetColumn, type SheetName, sheets } from './sheets.ts';

/** The values of a row by field, and the cell address of each. Empty cells are left out. */
export interface ReadRow {
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly addresses: Readonly<Record<string, string>>;
  /** The fields with a rate below 1 % that has no percent sign. */
  readonly asked: readonly string[];
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[];
  readonly fieldErrors: readonly FieldError[];
  /** The sheet's name in the workbook; undefined if it has none. */
  readonly name?: string;
}

interface Located extends SheetColumn {
  readonly at: number;
}

const noCell: Cell = { value: null, isPercent: false };

const isBlank = (row: readonly Cell[]): boolean =>
  row.every(({ value }) => value === null || String(value).trim() === '');

interface Place {
  readonly sheet: string;
  readonly at: number;
  readonly columns: readonly Located[];
  /** Cells whose rate below 1 % is a share of one. */
  readonly shares: ReadonlySet<string>;
}

function readRow(row: readonly Cell[], { sheet, at, columns, shares }: Place) {
  const fieldErrors: FieldError[] = [];
  const values: Record<string, string | number | boolean> = {};
  const addresses: Record<string, string> = {};
  const asked: string[] = [];
  for (const { field, kind, at: column } of columns) {
    const address = cellAddress(sheet, at, column);
    const read = readCell(row[column], kind);
    addresses[field] = address;
    if (!read.ok) fieldErrors.push({ ...read.fieldError, field: address });
    else if (read.value !== undefined) {
      const { value } = read;
      const isAsked =
        kind === 'rate' && isBelowOnePercent(Number(value)) && !hasPercentSign(row[column] ?? noCell);
      values[field] = isAsked && shares.has(address) ? meantRate(Number(value)) : value;
      if (isAsked && !shares.has(address)) asked.push(field);
    }
  }
  return { fieldErrors, row: { values, addresses, asked } };
}

/** Maximum number of rows read per sheet: one more than allowed, to detect too many. */
const max: Readonly<Record<SheetName, number>> = {
  classes: maxClasses + 1,
  slabs: Infinity,
  rates: maxRates + 1,
  rules: 2,
  credit: maxCredits + 1,
};

/** Sheets without which the draft's rules stay as they are. */
const optional: ReadonlySet<SheetName> = new Set(['rules', 'credit']);

export interface ReadOptions {
  readonly language: Language;
  /** Cells whose rate below 1 % is a share of one: 0.15 is 15 %. */
  readonly shares: ReadonlySet<string>;
}

/** Reads a sheet by its name and headers, in either language and any column order. */
export function readSheet(
  found: readonly Sheet[],
  name: SheetName,
  { language, shares }: ReadOptions,
): ReadSheet {
  const i18n = translators[language];
  const named = i18n._(sheetWords[name]);
  const sheet = found.find((each) => isWord(each.name, sheetWords[name]));
  if (sheet === undefined)
    return {
      rows: [],
      fieldErrors: optional.has(name) ? [] : [{ code: 'sheetMissing', details: { sheet: named } }],
    };
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
    .map(({ row, at }) => readRow(row, { sheet: sheet.name, at, columns, shares }));
  return {
    rows: read.map(({ row }) => row),
    fieldErrors: read.flatMap(({ fieldErrors }) => fieldErrors),
    name: sheet.name,
  };
}
