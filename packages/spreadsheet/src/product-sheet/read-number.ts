import type { ErrorCode } from '@saer/contract/error-code';
import type { FieldKind } from '@saer/contract/field';
import { heaviestWeight, largestMoney, largestRate, longestSide } from '@saer/contract/limits';
import { parseSideInUnit, parseWeightInUnit } from '@saer/i18n/parse-in-unit';
import { parseMoney } from '@saer/i18n/parse-money';
import { parseQuantity, type ParsedQuantity, type QuantityRefusal } from '@saer/i18n/parse-quantity';
import { parseRate } from '@saer/i18n/parse-rate';
import type { ProductColumn } from './product-column.ts';
import { memoize } from './memoize.ts';
import type { RowCells } from './row-cells.ts';

/** One kind of number in a cell, in its smallest units. */
interface CellNumber {
  readonly kind: FieldKind;
  readonly parse: (text: string) => ParsedQuantity;
  readonly least: number;
  readonly most: number;
}

const whole = 10_000;
const mostSold = 1_000_000;
const money: CellNumber = { kind: 'money', parse: memoize(parseMoney), least: 0, most: largestMoney };
const rate: CellNumber = { kind: 'rate', parse: memoize(parseRate), least: 0, most: largestRate };

const monthlySales: CellNumber = {
  kind: 'count',
  parse: memoize((text) => parseQuantity(text, { scale: 0, max: mostSold, words: [] })),
  least: 0,
  most: mostSold,
};

export const cellNumbers = {
  money,
  positiveMoney: { ...money, least: 1 },
  rate,
  share: { ...rate, most: whole },
  monthlySales,
  side: { kind: 'side', parse: memoize(parseSideInUnit), least: 1, most: longestSide },
  weight: { kind: 'weight', parse: memoize(parseWeightInUnit), least: 1, most: heaviestWeight },
} as const satisfies Record<string, CellNumber>;

const refusalCodes: Readonly<Record<QuantityRefusal, ErrorCode>> = {
  empty: 'required',
  notANumber: 'notANumber',
  ambiguous: 'ambiguousNumber',
  negative: 'negativeNumber',
  tooManyDecimals: 'tooManyDecimals',
  tooLarge: 'tooLarge',
};

const FOREIGN = /[$€£¥₹]|\b(?:usd|eur|gbp|aed|kwd|qar|bhd|omr|egp|cny|rmb|try)\b|دولار|درهم|دينار|يورو|جنيه/i;
const PERCENT = /[%\u066A]|بالمئة|في المئة|بالمائة/;
/** Below one percent and without a sign, `0.15` may stand for 15 % as well. */
const isUnclear = (kind: FieldKind, value: number, text: string): boolean =>
  kind === 'rate' && value > 0 && value < 100 && !PERCENT.test(text);

/** Whether a text is a percentage by its sign. */
export const isPercentage = (text: string): boolean => PERCENT.test(text);

/** Reads a text as a number that a column holds; what is wrong with it is noted at the column. */
export function readNumberText(
  cells: RowCells,
  column: ProductColumn,
  text: string,
  { kind, parse, least, most }: CellNumber,
): number | undefined {
  if (text === '') return undefined;
  const parsed = parse(text);
  if (!parsed.ok) {
    if (kind === 'money' && parsed.reason === 'notANumber' && FOREIGN.test(text))
      return cells.wrong(column, 'notInRiyals', { value: text });
    const limit = parsed.reason === 'tooLarge' ? { maximum: most } : {};
    return cells.wrong(column, refusalCodes[parsed.reason], { kind, ...limit });
  }
  const { value } = parsed;
  if (value > most) return cells.wrong(column, 'tooLarge', { kind, maximum: most });
  if (value < least) return cells.wrong(column, 'zeroNotAllowed', { kind, minimum: least });
  if (isUnclear(kind, value, text))
    return cells.wrong(column, 'rateUnclear', { value: text, percent: `${value}%`, share: `${text}%` });
  return value;
}

/** Reads a column's number; undefined: the cell is empty, or wrong. */
export const readNumber = (cells: RowCells, column: ProductColumn, number: CellNumber): number | undefined =>
  readNumberText(cells, column, cells.text(column), number);
