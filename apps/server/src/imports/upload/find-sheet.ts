import type * as z from 'zod/mini';
import type { uploadProducts } from '@saer/contract/products/product-batch';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import { knownLayouts } from '@saer/spreadsheet/rows/layouts/known-layouts';
import {
  type RowTexts,
  type ColumnMapping,
  type ProductColumn,
  productColumns,
} from '@saer/spreadsheet/rows/layouts/product-column';
import type { TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';
import { columnName } from '@saer/spreadsheet/cell-address';
import { type ColumnUnit, type ColumnUnits, unitsOf } from '@saer/spreadsheet/rows/layouts/column-units';
import { type CurrencyAnswers, isCurrencyAnswer } from '@saer/spreadsheet/rows/cells/row-currency';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { UploadedFile } from '../../http/mounting/uploaded-file.ts';
import { findColumnMapping } from '../answers/sheet-answers.ts';
import type { FoundLayout } from '../../file-reader/messages.ts';
import { readInProcess } from '../../file-reader/ask-reader.ts';

/** The items of a comma-separated list; extra commas are ignored. */
const splitList = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `weight:kg` */
function sentUnit(part: string): readonly [ProductColumn, ColumnUnit] {
  const [name = '', sent = '', ...more] = part.split(':').map((each) => each.trim());
  const column = productColumns.find((each) => each === name && unitsOf(each).length > 0);
  if (column === undefined || more.length > 0)
    throw new AppError({ code: 'unknownField', field: 'units', details: { name: part } });
  const unit = unitsOf(column).find((each) => each === sent);
  if (unit === undefined)
    throw new AppError({
      code: 'notOneOf',
      field: 'units',
      details: {
        options: unitsOf(column)
          .map((each) => `${column}:${each}`)
          .join(', '),
      },
    });
  return [column, unit];
}

/** The units a caller sends: `weight:kg,cost:withVat`. */
function sentUnits(text: string | undefined): ColumnUnits {
  const units = new Map<ProductColumn, ColumnUnit>();
  for (const [column, unit] of splitList(text).map(sentUnit)) {
    if ((units.get(column) ?? unit) !== unit) throw new AppError({ code: 'invalidValue', field: 'units' });
    units.set(column, unit);
  }
  return Object.fromEntries(units);
}

const listLetters = (width: number): ReadonlyMap<string, number> =>
  new Map(Array.from({ length: width }, (_, at) => [columnName(at), at]));

/** The fields that a caller assigns to columns: `cost:C,sku:A`. */
function sentColumns(text: string | undefined, width: number): ColumnMapping {
  const positions = listLetters(width);
  const mapping = new Map<ProductColumn, number>();
  for (const part of splitList(text)) {
    const [name = '', letters = '', ...more] = part.split(':').map((each) => each.trim());
    const column = productColumns.find((each) => each === name);
    if (column === undefined || more.length > 0)
      throw new AppError({ code: 'unknownField', field: 'columns', details: { name: part } });
    const at = positions.get(letters.toUpperCase());
    if (at === undefined)
      throw new AppError({
        code: 'notOneOf',
        field: 'columns',
        details: { options: `A–${columnName(Math.max(width, 1) - 1)}` },
      });
    if (mapping.has(column) || [...mapping.values()].includes(at))
      throw new AppError({ code: 'invalidValue', field: 'columns' });
    mapping.set(column, at);
  }
  return Object.fromEntries(mapping);
}

const maxCurrencyName = 12;

/** The caller's answers about sums in other currencies: `USD:3.75,AED:riyals,EUR:leaveOut`. */
function sentCurrencies(text: string | undefined): CurrencyAnswers {
  const answers = new Map<string, string>();
  for (const part of splitList(text)) {
    const [name = '', answer = '', ...more] = part.split(':').map((each) => each.trim());
    if (name === '' || name.length > maxCurrencyName || more.length > 0 || answers.has(name))
      throw new AppError({ code: 'invalidValue', field: 'currencies' });
    if (!isCurrencyAnswer(answer))
      throw new AppError({
        code: 'notOneOf',
        field: 'currencies',
        details: { options: `${name}:3.75, ${name}:riyals, ${name}:leaveOut` },
      });
    answers.set(name, answer);
  }
  return Object.fromEntries(answers);
}

/** The places of the columns a caller leaves out: `F,AC`. */
function ignoredColumns(text: string | undefined, width: number): readonly number[] {
  const letters = new Set(splitList(text).map((part) => part.toUpperCase()));
  const positions = Array.from({ length: width }, (_, at) => at).filter((at) =>
    letters.delete(columnName(at)),
  );
  if (letters.size > 0)
    throw new AppError({
      code: 'notOneOf',
      field: 'ignored',
      details: { options: `A–${columnName(Math.max(width, 1) - 1)}` },
    });
  return positions;
}

const megabyte = 1024 * 1024;

function refusal({ reason, details = {} }: UnreadableFile): FieldError {
  const { maximum } = details;
  const inMegabytes =
    reason === 'fileTooLarge' && typeof maximum === 'number'
      ? { maximum: Math.floor(maximum / megabyte) }
      : {};
  return { code: reason, field: 'file', details: { ...details, ...inMegabytes } };
}

/** The values that a caller gives for the whole file. */
const wholeFile = ({
  store,
  subFamily,
  sizeClass,
  marginRate,
  ending,
}: z.output<typeof uploadProducts.query>): RowTexts =>
  Object.fromEntries(
    Object.entries({ store, subFamily, sizeClass, marginRate, ending }).filter(
      ([, text]) => text !== undefined,
    ),
  );

export interface FoundSheet {
  readonly layout: FoundLayout;
  readonly rows: readonly TextRow[];
  /** Values for empty cells. */
  readonly defaults: RowTexts;
}

/**
 * Finds the sheet with products in an untrusted file, and its columns: as assigned before for this seller, or as recognised. Rejects
 * an invalid file with the reason.
 */
export async function findSheet(
  db: Database,
  ownerId: number,
  { bytes, name }: UploadedFile,
  answers: z.output<typeof uploadProducts.query>,
  maxRows: number,
): Promise<FoundSheet> {
  const units = sentUnits(answers.units);
  const currencies = sentCurrencies(answers.currencies);
  const read = await readInProcess({
    bytes,
    fileName: name,
    maxRows,
    findAnswers: async ({ headersKey, width }) => {
      const ignored = ignoredColumns(answers.ignored, width);
      const columns = sentColumns(answers.columns, width);
      const { mapping, ...saved } = await findColumnMapping(db, ownerId, headersKey);
      return {
        saved: mapping === null ? null : { mapping, ...saved },
        units,
        ignored,
        columns,
        currencies,
      };
    },
  });
  if (!read.ok) throw new AppError(refusal(read));
  const store = knownLayouts.find(({ code }) => code === read.layout.layout)?.store ?? null;
  return {
    layout: read.layout,
    rows: read.rows,
    defaults: { ...(store === null ? {} : { store }), ...wholeFile(answers) },
  };
}
