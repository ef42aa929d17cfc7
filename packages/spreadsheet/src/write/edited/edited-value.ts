import { parseSideInUnit, parseWeightInUnit } from '@saer/i18n/parse-in-unit';
import { parseDecimal } from '@saer/i18n/parse-decimal';
import { parseMoney } from '@saer/i18n/parse-money';
import type { ParsedQuantity } from '@saer/i18n/parse-quantity';
import { parseRate } from '@saer/i18n/parse-rate';
import { columnText } from '../../rows/cell-texts.ts';
import type { ColumnUnit } from '../../rows/column-units.ts';
import type { ProductColumn } from '../../rows/product-column.ts';
import { isPercentage } from '../../rows/read-number.ts';
import { hasNoUnit, textWithUnit } from '../../rows/text-with-unit.ts';
import type { CellValue } from '../../sheet.ts';
import { columnScales } from '../input-column.ts';
import type { EditedValue } from '../patch/sheet-edit.ts';

/** How the numbers of a column are read, and what makes one of its unit, in the smallest ones. */
interface Kind {
  readonly parse: (text: string) => ParsedQuantity;
  readonly perUnit: Readonly<Record<string, number>>;
  /** The unit a number stands in without one, as it is said beside it. */
  readonly word: string;
}

const money: Kind = {
  parse: parseMoney,
  perUnit: { '': 100, SAR: 100, withVat: 100, withoutVat: 100 },
  word: ' SAR',
};
const rate: Kind = { parse: parseRate, perUnit: { '': 100, '%': 100, share: 10_000 }, word: '%' };
const side: Kind = { parse: parseSideInUnit, perUnit: { '': 10, cm: 10, mm: 1, m: 1000 }, word: ' cm' };
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
  currentPrice: money,
  minPrice: money,
  maxPrice: money,
};

function kindOf(column: ProductColumn, spoken: string): Kind | undefined {
  if (column === 'profit') return isPercentage(spoken) ? rate : money;
  return kinds[column];
}

const wholeShare = 10_000;

/** A bare number as it is typed; undefined: the text is none. */
function bareNumber(text: string): number | undefined {
  const parsed = hasNoUnit(text) ? parseDecimal(text) : undefined;
  if (parsed === undefined || !parsed.ok || parsed.decimal.negative) return undefined;
  return Number(`${parsed.decimal.whole}.${parsed.decimal.fraction || '0'}`);
}

/**
 * A text of the grid as it is to stand in a column of a unit: what is read from the cell again is what was meant, or the text itself
 * where it is no number that the column can hold. `header` is the unit the header names, such as a currency that is not ours.
 */
export function editedValue(
  text: string,
  column: ProductColumn,
  unit: ColumnUnit | undefined,
  header = '',
): EditedValue {
  if (text === '') return null;
  const spoken = textWithUnit(text, column, unit);
  const kind = kindOf(column, spoken);
  if (kind === undefined) return text;
  const inCell = (value: CellValue, isPercent = false): string =>
    columnText({ value, isPercent }, column, unit, header);
  // A bare number would be taken in the currency of its header.
  const words = inCell(text) === text ? text : `${text}${kind.word}`;
  const parsed = kind.parse(spoken);
  if (!parsed.ok) return words;
  const means = (again: string): boolean => {
    const read = kindOf(column, again) === kind ? kind.parse(again) : { ok: false };
    const isSure = kind !== rate || parsed.value === 0 || parsed.value >= 100 || isPercentage(again);
    return isSure && 'value' in read && read.value === parsed.value;
  };
  const readAgain = (value: CellValue, isPercent = false): string =>
    textWithUnit(inCell(value, isPercent), column, unit);
  const perUnit = kind.perUnit[unit ?? ''];
  const plain = bareNumber(text) ?? (perUnit === undefined ? null : parsed.value / perUnit);
  const share = kind === rate ? parsed.value / wholeShare : null;
  return {
    plain: plain !== null && means(readAgain(plain)) ? plain : null,
    share: share !== null && means(readAgain(share, true)) ? share : null,
    text: words,
    format: columnScales[column]?.format ?? '0.00',
  };
}
