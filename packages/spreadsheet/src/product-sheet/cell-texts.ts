import type { Cell } from '../sheet.ts';
import { decimalText, roundedText, timesHundred } from './decimal-text.ts';
import { oneLine } from './one-line.ts';
import type { ProductColumn } from './product-column.ts';

/** A cell as a person reads it. */
export function cellText({ value, isPercent, shown }: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return oneLine(value);
  if (isPercent) return `${timesHundred(decimalText(value))}%`;
  return shown ?? decimalText(value);
}

/** Decimal places a column keeps; what a formula left beyond them is rounded. */
const placesOf: Readonly<Partial<Record<ProductColumn, number>>> = {
  cost: 2,
  costVat: 2,
  vat: 2,
  profit: 2,
  marginRate: 2,
  marginAmount: 2,
  extraRate: 2,
  extraFixed: 2,
  referralRate: 2,
  fulfilmentFee: 2,
  price: 2,
};
/** A parcel is never taken to be smaller than it was measured. A weight of no stated unit is not rounded: 0.35 may be kilograms. */
const placesOfUnit: Readonly<Record<string, number>> = { cm: 1, mm: 0, kg: 3, g: 0 };
const sides: ReadonlySet<ProductColumn> = new Set(['longestSide', 'medianSide', 'shortestSide']);

/** A number that a calculation left: as a number of the sheet, or with so many decimals that it cannot be thousands. */
const isCalculated = (cell: Cell, text: string): boolean =>
  typeof cell.value === 'number' || /^-?\d{1,15}\.\d{4,20}$/.test(text);

function rounded(text: string, column: ProductColumn, unit: string): string {
  const places = placesOf[column];
  if (places !== undefined)
    return text.endsWith('%') ? `${roundedText(text.slice(0, -1), places)}%` : roundedText(text, places);
  const measured = placesOfUnit[unit === '' && sides.has(column) ? 'cm' : unit];
  return measured === undefined ? text : roundedText(text, measured, true);
}

/** Whether a text is a number and no more, so that the unit of its column is to be said beside it. */
const isBare = (text: string): boolean => /^[-+(]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬\s]*[-)]?$/.test(text);

const measures: ReadonlySet<string> = new Set(['mm', 'inch']);
const masses: ReadonlySet<string> = new Set(['kg', 'lb', 'oz']);
const currencies: ReadonlySet<string> = new Set(['usd', 'aed', 'eur']);

/** The unit of a header that must be said beside its numbers: another than the one a bare number is taken in. */
function toldUnit(column: ProductColumn, unit: string): string {
  if (column === 'profit' && unit === '%') return '%';
  if (column === 'weight') return masses.has(unit) ? ` ${unit}` : '';
  if (sides.has(column)) return measures.has(unit) ? ` ${unit}` : '';
  return placesOf[column] !== undefined && currencies.has(unit) ? ` ${unit.toUpperCase()}` : '';
}

/** A cell as the text of its column, in the unit its header names: `0.35` below “Weight (kg)” is `0.35 kg`. */
export function columnText(cell: Cell, column: ProductColumn, unit: string): string {
  const text = cellText(cell);
  if (text === '' || column === 'barcode') return text;
  const exact = isCalculated(cell, text) ? rounded(text, column, unit) : text;
  return isBare(exact) ? `${exact}${toldUnit(column, unit)}` : exact;
}
