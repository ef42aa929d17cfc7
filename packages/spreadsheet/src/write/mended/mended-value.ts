import { parseSideInUnit, parseWeightInUnit } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import type { ParsedQuantity } from '@saer/i18n/parse-quantity';
import { parseRate } from '@saer/i18n/parse-rate';
import { columnText } from '../../product-sheet/cell-texts.ts';
import type { ProductColumn } from '../../product-sheet/product-column.ts';
import { isPercentage } from '../../product-sheet/read-number.ts';
import type { CellValue } from '../../sheet.ts';
import { columnScales } from '../input-column.ts';
import type { MendedValue } from '../patch/sheet-edit.ts';

/** How the numbers of a column are read, and what makes one of its unit, in the smallest ones. */
interface Kind {
  readonly parse: (text: string) => ParsedQuantity;
  readonly perUnit: Readonly<Record<string, number>>;
  /** The unit a number stands in without one, as it is said beside it. */
  readonly word: string;
}

const money: Kind = { parse: parseMoney, perUnit: { '': 100, sar: 100 }, word: ' SAR' };
const rate: Kind = { parse: parseRate, perUnit: { '': 100, '%': 100 }, word: '%' };
const side: Kind = { parse: parseSideInUnit, perUnit: { '': 10, cm: 10, mm: 1 }, word: ' cm' };
const weight: Kind = { parse: parseWeightInUnit, perUnit: { '': 1, g: 1, kg: 1000 }, word: ' g' };

const kinds: Readonly<Partial<Record<ProductColumn, Kind>>> = {
  longestSide: side,
  medianSide: side,
  shortestSide: side,
  weight,
  cost: money,
  costVat: rate,
  vat: rate,
  marginRate: rate,
  marginAmount: money,
  extraRate: rate,
  extraFixed: money,
  referralRate: rate,
  fulfilmentFee: money,
  price: money,
};

function kindOf(column: ProductColumn, text: string): Kind | undefined {
  if (column === 'profit') return isPercentage(text) ? rate : money;
  return kinds[column];
}

const wholeShare = 10_000;

/**
 * A text of the grid as it is to stand in a column whose header names a unit: what is read from the cell again is what was meant,
 * or the text itself where it is no number that the column can hold.
 */
export function mendedValue(text: string, column: ProductColumn, unit: string): MendedValue {
  if (text === '') return null;
  const kind = kindOf(column, text);
  const readAgain = (value: CellValue, isPercent = false): string =>
    columnText({ value, isPercent }, column, unit);
  if (kind === undefined) return text;
  // A bare number would be taken in the unit of its header.
  const words = readAgain(text) === text ? text : `${text}${kind.word}`;
  const parsed = kind.parse(text);
  if (!parsed.ok) return words;
  const means = (again: string): boolean => {
    const read = kindOf(column, again) === kind ? kind.parse(again) : { ok: false };
    const isSure = kind !== rate || parsed.value === 0 || parsed.value >= 100 || isPercentage(again);
    return isSure && 'value' in read && read.value === parsed.value;
  };
  const perUnit = kind.perUnit[unit];
  const plain = perUnit === undefined ? null : parsed.value / perUnit;
  const share = kind === rate ? parsed.value / wholeShare : null;
  return {
    plain: plain !== null && means(readAgain(plain)) ? plain : null,
    share: share !== null && means(readAgain(share, true)) ? share : null,
    text: words,
    format: columnScales[column]?.format ?? '0.00',
  };
}
