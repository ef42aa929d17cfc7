import type { FieldError } from '@saer/contract/api/error-reply';
import {
  maxClasses,
  maxCredits,
  maxRates,
  heaviestWeight,
  maxMoney,
  maxRate,
  longestSide,
} from '@saer/contract/api/limits';
import type { Language } from '@saer/i18n/locale';
import { isBelowOnePercent, meantRate } from '@saer/quoting/below-one-percent';
import { cellAddress } from '@saer/spreadsheet/cell-address';
import type { Cell, Sheet } from '@saer/spreadsheet/sheet';
import type { ErrorCode } from '@saer/contract/api/error-code';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import {
  parseMoney,
  parseRate,
  type ParsedQuantity,
  parseQuantity,
  type QuantityRefusal,
} from '@saer/i18n/parse-money';
import { noResult } from '@saer/spreadsheet/read/cells';
import { translators } from '../../http/replies/translators.ts';
import {
  columnWords,
  sheetWords,
  choiceWords,
  formerWords,
  isChoice,
  type SheetColumn,
  type SheetName,
  sheets,
  type Kind,
} from './sheets.ts';

type ReadCell =
  | { readonly ok: true; readonly value: string | number | boolean | undefined }
  | { readonly ok: false; readonly fieldError: Omit<FieldError, 'field'> };

interface Quantity {
  readonly parse: (text: string) => ParsedQuantity;
  readonly max: number;
}

const maxCount = 2_147_483_647;

const quantities: Partial<Record<Kind, Quantity>> = {
  money: { parse: parseMoney, max: maxMoney },
  rate: { parse: parseRate, max: maxRate },
  side: { parse: parseSide, max: longestSide },
  weight: { parse: parseWeight, max: heaviestWeight },
  count: { parse: (text) => parseQuantity(text, { scale: 0, max: maxCount, words: [] }), max: maxCount },
};

const refusals: Record<QuantityRefusal, ErrorCode> = {
  empty: 'required',
  notANumber: 'notANumber',
  ambiguous: 'ambiguousNumber',
  negative: 'negativeNumber',
  tooManyDecimals: 'tooManyDecimals',
  tooLarge: 'tooLarge',
};

/** The digits of a spreadsheet number, without floating-point noise after the fifteenth. */
const digits = (number: number): string => String(Number(number.toPrecision(15)));

/** The text of a number cell as a person sees it. */
function displayedText({ value, isPercent }: Cell, kind: Kind): string {
  if (typeof value === 'number') return digits(isPercent && kind === 'rate' ? value * 100 : value);
  return String(value ?? '');
}

function readQuantity(cell: Cell, kind: Kind, { parse, max }: Quantity): ReadCell {
  const parsed = parse(displayedText(cell, kind));
  if (parsed.ok) return parsed;
  if (parsed.reason === 'empty') return { ok: true, value: undefined };
  const details = { kind, ...(parsed.reason === 'tooLarge' ? { maximum: max } : {}) };
  return { ok: false, fieldError: { code: refusals[parsed.reason], details } };
}

/** Tells whether a text is the label with this id, in either language. */
const isWord = (text: string, { id }: { readonly id: string }): boolean =>
  [translators.en._(id), translators.ar._(id), ...(formerWords[id] ?? [])].some(
    (word) => foldArabic(word) === foldArabic(text),
  );

/** The text of a choice: Excel makes a number of a typed `.95`. */
const choiceText = ({ value }: Cell, text: string): string =>
  typeof value === 'number' ? text.replace(/^0(?=\.)/, '') : text;

/** Reads a choice by its code, or by its label in either language. */
function readChoice(text: string, kind: keyof typeof choiceWords): ReadCell {
  const choices = Object.entries(choiceWords[kind]);
  const found = choices.find(([code, word]) => foldArabic(code) === foldArabic(text) || isWord(text, word));
  if (found !== undefined) return { ok: true, value: kind === 'yesNo' ? found[0] === 'true' : found[0] };
  const options = choices.map(([code]) => code).join(', ');
  return { ok: false, fieldError: { code: 'notOneOf', details: { options } } };
}

/** A formula that failed, or that the program which wrote the file never calculated. */
const formulaError = (value: Cell['value']): ReadCell => ({
  ok: false,
  fieldError:
    value === noResult
      ? { code: 'formulaWithoutResult' }
      : { code: 'formulaFailed', details: { value: String(value) } },
});

/** A percent sign, as it is written or as the cell's format shows it. */
const hasPercentSign = ({ value, isPercent }: Cell): boolean =>
  isPercent || (typeof value === 'string' && /[%\u066A]/.test(value));

/** Reads a cell by its column's kind; the value is `undefined` where it is empty. */
function readCell(cell: Cell | undefined, kind: Kind): ReadCell {
  if (cell === undefined || cell.value === null) return { ok: true, value: undefined };
  if (cell.isError === true) return formulaError(cell.value);
  const quantity = quantities[kind];
  if (quantity !== undefined) return readQuantity(cell, kind, quantity);
  const text = String(cell.value).trim();
  if (text === '') return { ok: true, value: undefined };
  return isChoice(kind) ? readChoice(choiceText(cell, text), kind) : { ok: true, value: text };
}

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
