import type { ErrorCode } from '@saer/contract/api/error-code';
import type { FieldKind } from '@saer/contract/api/field';
import { heaviestWeight, maxMoney, maxRate, longestSide } from '@saer/contract/api/limits';
import { parseSideInUnit, parseWeightInUnit } from '@saer/i18n/parse-in-unit';
import {
  parseMoney,
  parseRate,
  parseQuantity,
  type ParsedQuantity,
  type QuantityRefusal,
} from '@saer/i18n/parse-money';
import { currencyIn, riyal } from '@saer/i18n/currency';
import type { ProductColumn } from '../layouts/product-column.ts';
import { memoize } from '@saer/i18n/memoize';
import type { RowCells } from './row-cells.ts';

/** One kind of number in a cell, in its smallest units. */
interface CellNumber {
  readonly kind: FieldKind;
  readonly parse: (text: string) => ParsedQuantity;
  readonly min: number;
  readonly max: number;
}

const whole = 10_000;
const maxSold = 1_000_000;
const money: CellNumber = { kind: 'money', parse: memoize(parseMoney), min: 0, max: maxMoney };
const rate: CellNumber = { kind: 'rate', parse: memoize(parseRate), min: 0, max: maxRate };

const monthlySales: CellNumber = {
  kind: 'count',
  parse: memoize((text) => parseQuantity(text, { scale: 0, max: maxSold, words: [] })),
  min: 0,
  max: maxSold,
};

export const cellNumbers = {
  money,
  positiveMoney: { ...money, min: 1 },
  rate,
  share: { ...rate, max: whole },
  monthlySales,
  side: { kind: 'side', parse: memoize(parseSideInUnit), min: 1, max: longestSide },
  weight: { kind: 'weight', parse: memoize(parseWeightInUnit), min: 1, max: heaviestWeight },
} as const satisfies Record<string, CellNumber>;

const refusalCodes: Readonly<Record<QuantityRefusal, ErrorCode>> = {
  empty: 'required',
  notANumber: 'notANumber',
  ambiguous: 'ambiguousNumber',
  negative: 'negativeNumber',
  tooManyDecimals: 'tooManyDecimals',
  tooLarge: 'tooLarge',
};

const isForeign = (text: string): boolean => (currencyIn(text) ?? riyal) !== riyal;
const PERCENT = /[%\u066A]|بالمئة|في المئة|بالمائة/;
/** Below one percent and without a sign, `0.15` may also mean 15 %. */
const isUnclear = (kind: FieldKind, value: number, text: string): boolean =>
  kind === 'rate' && value > 0 && value < 100 && !PERCENT.test(text);

/** True if a text is a percentage by its sign. */
export const isPercentage = (text: string): boolean => PERCENT.test(text);

/** Reads a text as a number that a column holds; what is wrong with it is noted at the column. */
export function readNumberText(
  cells: RowCells,
  column: ProductColumn,
  text: string,
  { kind, parse, min, max }: CellNumber,
): number | undefined {
  if (text === '') return undefined;
  const parsed = parse(text);
  if (!parsed.ok) {
    if (kind === 'money' && parsed.reason === 'notANumber' && isForeign(text))
      return cells.wrong(column, 'notInRiyals', { value: text });
    const limit = parsed.reason === 'tooLarge' ? { maximum: max } : {};
    return cells.wrong(column, refusalCodes[parsed.reason], { kind, ...limit });
  }
  const { value } = parsed;
  if (value > max) return cells.wrong(column, 'tooLarge', { kind, maximum: max });
  if (value < min) return cells.wrong(column, 'zeroNotAllowed', { kind, minimum: min });
  if (isUnclear(kind, value, text))
    return cells.wrong(column, 'rateUnclear', { value: text, percent: `${value}%`, share: `${text}%` });
  return value;
}

/** Reads a column's number; undefined if the cell is empty or wrong. */
export const readNumber = (cells: RowCells, column: ProductColumn, number: CellNumber): number | undefined =>
  readNumberText(cells, column, cells.text(column), number);
