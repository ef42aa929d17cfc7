import { cleanText } from '@saer/contract/api/clean-text';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import type { WrittenProduct } from '@saer/contract/products/product';
import { arabicName, englishName } from '@saer/contract/api/text-format';
import { latinDigits } from '@saer/i18n/latin-digits';
import { dateMark } from '../cells/cell-texts.ts';
import type { ProductColumn } from '../layouts/product-column.ts';
import { oneLine } from '@saer/i18n/one-line';
import type { RowCells } from '../cells/row-cells.ts';

const names = { nameEn: englishName(), nameAr: arabicName() };
/** Fast path for names of letters, digits and a few signs, on one line. */
const PLAIN = {
  nameEn: /^(?=.*[A-Za-z0-9])[\w ,.()/+'-]{1,200}$/,
  nameAr: /^(?=.*[\u0621-\u063A\u0641-\u064A])[\u0621-\u063A\u0641-\u064A\w ,.()/+'-]{1,200}$/,
};
const longestBarcode = 64;

/** 6.28E+12: Excel shows a long number so, and saves it so as CSV. */
const SHORTENED = /^\d(?:[.,٫]\d+)?E\+?\d{1,3}$/i;
const hasPoint = /[.,٫+]/;
/** Notations that prevent Excel from reading digits as a number: '0628… and ="0628…" */
const QUOTED = /^(?:'|="?)([^"=']*)"?$/;
const CONTROL = /\p{Cc}|\p{Cs}/u;

/** `6281000000062.0`: a program that counts with fractions writes a whole number so. */
const POINT_ZERO = /^(\d{4,})[.,٫]0{1,2}$/;

/** True if a number lost a decimal point and zeros behind it when it was read. */
export const hasPointZero = (text: string): boolean =>
  POINT_ZERO.test(latinDigits(oneLine(text)).replace(QUOTED, '$1').trim());

/** A barcode as saved: Latin digits, trimmed. */
export const plainBarcode = (text: string): string =>
  latinDigits(oneLine(text)).replace(QUOTED, '$1').trim().replace(POINT_ZERO, '$1');

/**
 * A barcode that ends as a shortened one does once it is saved again: in zeros for the digits that are lost. The check digit proves
 * nothing: `6.28E+12`, which most Saudi barcodes become, has a right one.
 */
export function isCutBarcode(text: string): boolean {
  const barcode = plainBarcode(text);
  return barcode.length >= 12 && barcode.length <= 14 && /^[1-9]\d*0{6}$/.test(barcode);
}

/** The day that a text is, as a program writes it, without an apostrophe before it. */
export const dayOf = (text: string): string | undefined =>
  /^(\d{4}-\d\d-\d\d)(?:[ T]00:00:00)?$/.exec(latinDigits(oneLine(text)))?.[1];

function readNumberIn(cells: RowCells, column: 'barcode' | 'sku'): string | undefined {
  const barcode = plainBarcode(cleanText(cells.own(column)));
  if (barcode === '') return undefined;
  if (barcode.startsWith(dateMark)) {
    const day = barcode.slice(dateMark.length);
    return cells.wrong(column, 'numberIsDate', { day, typed: `'${day}` });
  }
  if (SHORTENED.test(barcode) && hasPoint.test(barcode))
    return cells.wrong(column, 'barcodeShortened', { barcode });
  if (barcode.length > longestBarcode) return cells.wrong(column, 'tooLong', { maximum: longestBarcode });
  return CONTROL.test(barcode) ? cells.wrong(column, 'notText') : barcode;
}

function readName(cells: RowCells, column: ProductColumn, language: keyof typeof names): string | undefined {
  const text = cells.own(column);
  if (text === '') return undefined;
  if (PLAIN[language].test(text)) return text;
  const checked = names[language].safeParse(text);
  if (checked.success) return checked.data;
  const [{ code, details }] = fieldErrorsOf(checked.error);
  return cells.wrong(column, code, details);
}

const isArabic = (text: string): boolean => /\p{sc=Arab}/u.test(text);

export type Identity = Pick<WrittenProduct, 'barcode' | 'sku' | 'nameEn' | 'nameAr'>;

/**
 * Reads the fields that identify a product: its barcode, the seller's own number, and its names. The own number replaces a barcode
 * if nothing else names the product. A name without a stated language is in the one in which it is written.
 */
export function readIdentity(cells: RowCells): Identity {
  const own = readNumberIn(cells, 'barcode');
  const sku = readNumberIn(cells, 'sku');
  const language = isArabic(cells.own('name')) ? 'nameAr' : 'nameEn';
  const named = (column: 'nameEn' | 'nameAr') =>
    cells.own(column) === '' && column === language
      ? readName(cells, 'name', language)
      : readName(cells, column, column);
  const nameEn = named('nameEn');
  const nameAr = named('nameAr');
  const isWrong = (['barcode', 'sku', 'name', 'nameEn', 'nameAr'] as const).some(cells.isWrong);
  const barcode = own ?? (nameEn === undefined && nameAr === undefined ? sku : undefined);
  if (barcode === undefined && nameEn === undefined && nameAr === undefined && !isWrong)
    cells.wrong('name', 'nameRequired');
  return {
    ...(barcode === undefined ? {} : { barcode }),
    ...(sku === undefined ? {} : { sku }),
    ...(nameEn === undefined ? {} : { nameEn }),
    ...(nameAr === undefined ? {} : { nameAr }),
  };
}
