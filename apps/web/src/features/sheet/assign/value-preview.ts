import { formatScaled, formatShort } from '@saer/i18n/format-number';
import { parseMoney } from '@saer/i18n/parse-money';
import { latinDigits } from '@saer/i18n/latin-digits';
import type { ColumnUnit } from '@saer/spreadsheet/rows/layouts/column-units';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';

/** Standard VAT in hundredths of a percent over the whole. */
const [withVat, whole] = [11_500, 10_000];

/** The converted value: a number as written, in a unit with its symbol, or after VAT. */
export interface ValuePreview {
  readonly figure: string;
  readonly unit: Exclude<ColumnUnit, 'lb' | 'oz' | 'mm' | 'm' | 'in' | 'share'>;
}

const plainNumber = (text: string): number | undefined => {
  const written = latinDigits(text).replaceAll('٫', '.').trim();
  return /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
};

const grams = { g: 1, kg: 1_000, lb: 453.592_37, oz: 28.349_523_125 } as const;
const millimetres = { mm: 1, cm: 10, m: 1_000, in: 25.4 } as const;

function getWeight(value: number, unit: keyof typeof grams): ValuePreview {
  if (unit === 'g') return { figure: formatShort(Math.ceil(value), 0), unit: 'g' };
  const weight = Math.ceil(value * grams[unit] - 1e-6);
  return weight < 1_000 && unit !== 'kg'
    ? { figure: formatShort(weight, 0), unit: 'g' }
    : { figure: formatShort(weight, 3), unit: 'kg' };
}

const getSide = (value: number, unit: keyof typeof millimetres): ValuePreview => ({
  figure: formatShort(Math.ceil(value * millimetres[unit] - 1e-6), 1),
  unit: 'cm',
});

function toMoney(text: string, column: ProductColumn, unit: 'withVat' | 'withoutVat'): ValuePreview | null {
  const sum = parseMoney(text);
  if (!sum.ok) return null;
  // A cost is calculated with before VAT, a price with it.
  if (column === 'cost') {
    const cost = unit === 'withVat' ? Math.round((sum.value * whole) / withVat) : sum.value;
    return { figure: formatScaled(cost, 2), unit: 'withoutVat' };
  }
  const price = unit === 'withoutVat' ? Math.round((sum.value * withVat) / whole) : sum.value;
  return { figure: formatScaled(price, 2), unit: 'withVat' };
}

const isWeight = (unit: ColumnUnit): unit is keyof typeof grams => Object.hasOwn(grams, unit);
const isSide = (unit: ColumnUnit): unit is keyof typeof millimetres => Object.hasOwn(millimetres, unit);

/** A column's value converted to a unit; null if it is not a bare number, so that it names its own unit. */
export function valuePreview(text: string, column: ProductColumn, unit: ColumnUnit): ValuePreview | null {
  const value = plainNumber(text);
  if (value === undefined) return null;
  if (isWeight(unit)) return getWeight(value, unit);
  if (isSide(unit)) return getSide(value, unit);
  if (unit === 'withVat' || unit === 'withoutVat') return toMoney(text, column, unit);
  if (unit === 'share') return { figure: formatShort(Math.round(value * whole), 2), unit: '%' };
  return { figure: formatShort(Math.round(value * 100), 2), unit };
}
