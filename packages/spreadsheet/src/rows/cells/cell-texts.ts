import { sideUnitOf, weightUnitOf } from '@saer/i18n/parse-in-unit';
import type { Cell } from '../../sheet.ts';
import type { ColumnUnit } from '../layouts/column-units.ts';
import { decimalText, roundedText, timesHundred } from './decimal-text.ts';
import { oneLine } from '@saer/i18n/one-line';
import type { ProductColumn } from '../layouts/product-column.ts';
import { hasNoUnit } from './text-with-unit.ts';

/** A cell as a person reads it. */
export function cellText({ value, isPercent, shown }: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return oneLine(value);
  if (isPercent) return `${timesHundred(decimalText(value))}%`;
  return shown ?? decimalText(value);
}

/** Nothing that a sheet is recognised by is longer: more of a text says no more of its column. */
const maxShortText = 200;

/** The beginning of a cell, as far as anything is recognised by it. */
export const shortText = (cell: Cell): string =>
  typeof cell.value === 'string' && cell.value.length > maxShortText
    ? oneLine(cell.value.slice(0, maxShortText))
    : cellText(cell);

/** Five times the longest text that a product has. */
const maxColumnText = 1_000;

/** Decimal places of a column; further ones, left by a formula, are rounded. */
const countDecimals: Readonly<Partial<Record<ProductColumn, number>>> = {
  cost: 2,
  costVat: 2,
  vat: 2,
  profit: 2,
  marginRate: 2,
  marginAmount: 2,
  extraRate: 2,
  extraFixed: 2,
  adsRate: 2,
  couponRate: 2,
  returnCost: 2,
  storageCost: 2,
  referralRate: 2,
  fulfilmentFee: 2,
  price: 2,
  currentPrice: 2,
  minPrice: 2,
  maxPrice: 2,
};
/** A parcel must not be smaller than measured; in any unit, this many decimal places are precise enough. */
const measured: ReadonlySet<ProductColumn> = new Set(['weight', 'longestSide', 'medianSide', 'shortestSide']);
const measuredDecimals = 4;

/** A number that a calculation left: as a number of the sheet, or with so many decimals that it cannot be thousands. */
const isCalculated = (cell: Cell, text: string): boolean =>
  typeof cell.value === 'number' || /^-?\d{1,15}\.\d{4,20}$/.test(text);

/** `share`: 0.125 means 12.5 %, and has two more decimal places. */
function rounded(text: string, column: ProductColumn, unit: ColumnUnit | undefined): string {
  if (measured.has(column)) return roundedText(text, measuredDecimals, true);
  const decimals = countDecimals[column];
  if (decimals === undefined) return text;
  if (text.endsWith('%')) return `${roundedText(text.slice(0, -1), decimals)}%`;
  return roundedText(text, unit === 'share' ? decimals + 2 : decimals);
}

/** Before the day of a date in a column of numbers that identify products. */
export const dateMark = '#DATE! ';

/** The unit in a cell's number format, if the column has units. */
function formatUnit({ unit }: Cell, column: ProductColumn): string {
  if (unit === undefined) return '';
  if (column === 'weight') return weightUnitOf(unit) ?? '';
  return measured.has(column) ? (sideUnitOf(unit) ?? '') : '';
}

/** A date where a number is expected, `MAR-24` for instance: its day stands for nothing that anybody typed. */
const dateText = (day: string): string => `${dateMark}${day}`;

/** A cell as the text of its column. */
export function columnText(cell: Cell, column: ProductColumn, unit: ColumnUnit | undefined): string {
  const text = cellText(
    typeof cell.value === 'string' && cell.value.length > maxColumnText
      ? { ...cell, value: cell.value.slice(0, maxColumnText) }
      : cell,
  );
  if (text === '') return text;
  if (column === 'barcode' || column === 'sku') return cell.isDate === true ? dateText(text) : text;
  const exact = isCalculated(cell, text) ? rounded(text, column, unit) : text;
  if (!hasNoUnit(exact)) return exact;
  const beside = formatUnit(cell, column);
  return beside === '' ? exact : `${exact} ${beside}`;
}
