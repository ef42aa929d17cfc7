import type * as z from 'zod/mini';
import { handovers, priceEndings } from '@saer/contract/fees/choices';
import { heaviestWeight, maxMoney, maxRate, longestSide } from '@saer/contract/api/limits';
import { marginBases } from '@saer/contract/products/product-input';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { quoteProduct } from '@saer/quoting/quote-product';
import type { calculateRow } from '@saer/contract/products/calculate';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Quote } from '@saer/pricing/answer/quote';
import type { Quoted } from '@saer/quoting/price-product';
import { AppError } from '../../http/replies/app-error.ts';

export type CalculationRow = z.output<typeof calculateRow>;

/** Prices one row with a fee book, or throws a field error. `requestedTable`: the only fee table to price with, by its name. */
export function priceRow(book: FeeBook, row: CalculationRow, requestedTable?: string): Quoted<Quote> {
  const priced = quoteProduct(book, row, requestedTable);
  if (!priced.ok) throw new AppError(priced.fieldError);
  return priced;
}

/** Tells whether a value is certainly valid and needs no conversion. */
type Check = (value: unknown) => boolean;

interface Field {
  readonly key: string;
  readonly isValid: Check;
  /** Tells whether it may be omitted. */
  readonly isOptional: boolean;
  /** The value if it is missing; undefined for none. */
  readonly defaultValue: string | number | boolean | undefined;
}

const requiredField = (key: string, isValid: Check): Field => ({
  key,
  isValid,
  isOptional: false,
  defaultValue: undefined,
});
const optional = (key: string, isValid: Check, defaultValue?: Field['defaultValue']): Field => ({
  key,
  isValid,
  isOptional: true,
  defaultValue,
});

const whole =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
const oneOf = (options: readonly string[]): Check => {
  const known = new Set<unknown>(options);
  return (value) => known.has(value);
};
const isCode: Check = (value) => typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(value);
const isText: Check = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= 64 && !value.includes('\0');
const isBoolean: Check = (value) => typeof value === 'boolean';
const isSide = whole(1, longestSide);
const areSides: Check = (value) => Array.isArray(value) && value.length === 3 && value.every(isSide);
const isMoney = whole(0, maxMoney);
const isPositive = whole(1, maxMoney);
const isShare = whole(0, 10_000);

/** The common fields of a row. A row with any other field is left to the schema. */
const fields = [
  requiredField('store', isCode),
  optional('barcode', isText),
  optional('family', isCode),
  requiredField('subFamily', isCode),
  optional('type', isCode),
  optional('sizeClass', isCode),
  optional('sides', areSides),
  optional('weight', whole(1, heaviestWeight)),
  optional('handover', oneOf(handovers)),
  requiredField('cost', isPositive),
  optional('costIncludesVat', isBoolean, false),
  optional('costVat', isShare, standardVat),
  optional('vat', isShare, standardVat),
  optional('vatRegistered', isBoolean, true),
  optional('feeVatIsCost', isBoolean, false),
  optional('marginRate', whole(0, maxRate)),
  optional('marginBase', oneOf(marginBases), 'price'),
  optional('marginAmount', isMoney),
  optional('extraRate', isShare, 0),
  optional('extraFixed', isMoney, 0),
  optional('adsRate', isShare, 0),
  optional('couponRate', isShare, 0),
  optional('returnCost', isMoney, 0),
  optional('storageCost', isMoney, 0),
  optional('ending', oneOf(priceEndings)),
  optional('price', isPositive),
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsByKey = new Map(fields.map((field) => [field.key, field]));
const requiredCount = fields.filter(({ isOptional }) => !isOptional).length;
const defaults: Readonly<Record<string, unknown>> = Object.fromEntries(
  fields.flatMap(({ key, defaultValue }) => (defaultValue === undefined ? [] : [[key, defaultValue]])),
);

/** Copies the fields over the defaults; returns whether all are valid and none is missing. */
function fill(
  values: Readonly<Record<string, unknown>>,
  row: Record<string, unknown>,
): row is CalculationRow {
  let found = 0;
  for (const key of Object.keys(values)) {
    const field = fieldsByKey.get(key);
    const value = values[key];
    if (field === undefined || !field.isValid(value)) return false;
    row[key] = value;
    if (!field.isOptional) found += 1;
  }
  return found === requiredCount;
}

/**
 * Parses a row that is certainly valid exactly as its schema would, in a fifth of the time; undefined: the schema has to parse it and
 * report the errors. A test compares the two.
 */
export function fastParseRow(sent: unknown): CalculationRow | undefined {
  const row = { ...defaults };
  return isRecord(sent) && fill(sent, row) ? row : undefined;
}
