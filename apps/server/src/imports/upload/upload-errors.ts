import type { UploadAssumption, UploadQuestion } from '@saer/contract/products/product-batch';
import type { FieldErrorReply, FieldError } from '@saer/contract/api/error-reply';
import { maxBatchErrors } from '@saer/contract/api/limits';
import type { ErrorCode } from '@saer/contract/api/error-code';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { assumptionValues, sheetAssumptionWords } from '@saer/i18n/records/sheet-assumption-words';
import { columnName } from '@saer/spreadsheet/cell-address';
import type { ColumnQuestion, QuestionKind } from '@saer/spreadsheet/rows/cells/column-question';
import type { Assumption } from '@saer/spreadsheet/rows/recognise/assumptions';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { describeFieldError } from '../../http/replies/error-reply.ts';
import { translators } from '../../http/replies/translators.ts';
import { columnOfError, mappedColumn } from '@saer/spreadsheet/rows/read/column-of-error';
import { errorAddress } from '@saer/spreadsheet/rows/read/error-address';
import type { ReadContext } from '@saer/spreadsheet/rows/read/read-category';
import { columnsAt, type SheetColumns } from '@saer/spreadsheet/rows/recognise/sheet-blocks';
import { readRows as readTextRows } from '@saer/spreadsheet/rows/recognise/sheet-rows';
import type { RowError, SheetRow, TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';
import { type PricedSheetRow, priceSheetRow } from '../saving/price-rows.ts';

const codes: Readonly<Record<QuestionKind, ErrorCode>> = {
  unassigned: 'columnUnknown',
  unsureName: 'columnUnsure',
  unit: 'unitUnclear',
  mixedUnits: 'unitsMixed',
  hidden: 'columnHidden',
  currency: 'foreignCurrency',
};

/** Units as headers name them, where these are not their own names. */
const unitsInHeaders: Readonly<Record<string, string>> = {
  share: '%',
  withVat: 'incl. VAT',
  withoutVat: 'excl. VAT',
};

/** A header that says the likeliest unit: “Weight (kg)”. */
function suggestion({ column, units }: ColumnQuestion, language: Language): string {
  const unit: string = units[0] ?? '';
  if (column === null) return unit;
  const name = translators[language]._(sheetColumnWords[column]).replace(/\s*\(.*\)$/, '');
  return unit === '' ? name : `${name} (${unitsInHeaders[unit] ?? unit})`;
}

/** The questions about a sheet’s columns, in words. Yields to other requests in between. */
export async function questionErrors(
  questions: readonly ColumnQuestion[],
  headers: readonly string[],
  language: Language,
): Promise<UploadQuestion[]> {
  const yieldToEventLoop = timeSlice();
  const asked: UploadQuestion[] = [];
  for (const question of questions) {
    const { index, kind, columns, units, evidence } = question;
    const column = columnName(index);
    const header = headers[index] ?? '';
    const details = {
      header: header === '' ? column : header,
      examples: evidence.examples.join(' · '),
      suggestion: suggestion(question, language),
      reason: question.reason,
      filled: evidence.filled,
      doubted: evidence.doubted,
      word: question.word ?? '',
      currency: question.currency ?? '',
    };
    asked.push({
      ...describeFieldError({ code: codes[kind], field: column, details }, language),
      column,
      header,
      columns: [...columns],
      units: [...units],
      ...(question.currency === undefined ? {} : { currency: question.currency }),
    });
    await yieldToEventLoop();
  }
  return asked;
}

/** The questions about fields that no column holds. */
export const missingErrors = (
  missing: ReadonlyMap<ProductColumn, number>,
  language: Language,
): readonly UploadQuestion[] =>
  [...missing].map(([column, rows]) => ({
    ...describeFieldError(
      {
        code: 'fieldWithoutColumn',
        field: column,
        details: { header: translators[language]._(sheetColumnWords[column]), rows },
      },
      language,
    ),
    column: '',
    header: '',
    columns: [column],
    units: [],
  }));

/** The assumptions about a file, in words. */
export const assumptionWords = (assumptions: readonly Assumption[], language: Language): UploadAssumption[] =>
  assumptions.map(({ kind, details }) => ({
    kind,
    message: translators[language]._({ ...sheetAssumptionWords[kind], values: assumptionValues(details) }),
    details,
  }));

interface Listed {
  readonly problems: FieldErrorReply[];
  /** The number of the others beside these. */
  readonly more?: number;
}

/** The first problems of a sheet in words, and how many more there are. Other requests are let through meanwhile. */
export async function listUploadErrors(
  fieldErrors: readonly FieldError[],
  language: Language,
): Promise<Listed> {
  const yieldToEventLoop = timeSlice();
  const problems: FieldErrorReply[] = [];
  for (const fieldError of fieldErrors.slice(0, maxBatchErrors)) {
    problems.push(describeFieldError(fieldError, language));
    await yieldToEventLoop();
  }
  const more = fieldErrors.length - problems.length;
  return { problems, ...(more > 0 ? { more } : {}) };
}

/** Adds the cell of the sheet to a row's error. */
export const atCell = (
  { at, texts }: TextRow,
  fieldError: FieldError,
  columns: SheetColumns,
): FieldError => ({
  ...fieldError,
  field: errorAddress({ at }, { column: columnOfError(fieldError, texts) }, columnsAt(columns, at).mapping),
});

const atCells = (
  row: SheetRow,
  problems: readonly RowError[],
  columns: SheetColumns,
): readonly FieldError[] =>
  problems.map((problem) => ({
    ...problem.fieldError,
    field: errorAddress(row, problem, columnsAt(columns, row.at).mapping),
  }));

/** Errors of a field that nothing gives. */
const absent: ReadonlySet<ErrorCode> = new Set(['required', 'nameRequired', 'sizeMissing', 'weightMissing']);

export interface ReadRows {
  readonly good: readonly PricedSheetRow[];
  /** All that is wrong, each at the address of its cell. */
  readonly fieldErrors: readonly FieldError[];
  /** All that is hardly right, likewise. */
  readonly doubts: readonly FieldError[];
  /** Fields that no column holds and rows need, with the number of these rows. */
  readonly missing: ReadonlyMap<ProductColumn, number>;
}

/** Reads and prices a sheet's rows, yielding to other requests in between: a file must not block the server. */
export async function readSheetRows(
  sheet: readonly TextRow[],
  columns: SheetColumns,
  context: ReadContext,
): Promise<ReadRows> {
  const yieldToEventLoop = timeSlice();
  const good: PricedSheetRow[] = [];
  const fieldErrors: FieldError[] = [];
  const doubts: FieldError[] = [];
  const missing = new Map<ProductColumn, number>();
  const isMissing = (at: number, { column, fieldError }: RowError): boolean =>
    column !== null &&
    absent.has(fieldError.code) &&
    mappedColumn(column, columnsAt(columns, at).mapping) === undefined;
  for (const row of readTextRows(sheet, context)) {
    await yieldToEventLoop();
    if (!row.read.ok) {
      const { problems } = row.read;
      for (const { column } of problems.filter((problem) => isMissing(row.at, problem)))
        if (column !== null) missing.set(column, (missing.get(column) ?? 0) + 1);
      fieldErrors.push(
        ...atCells(
          row,
          problems.filter((problem) => !isMissing(row.at, problem)),
          columns,
        ),
      );
      continue;
    }
    doubts.push(...atCells(row, row.read.doubts, columns));
    const priced = priceSheetRow(context.book, row.at, row.read.product);
    if (priced.ok) good.push(priced.row);
    else fieldErrors.push(atCell(row, priced.fieldError, columns));
  }
  return { good, fieldErrors, doubts, missing };
}
