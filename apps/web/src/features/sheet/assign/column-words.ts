import { useLingui } from '@lingui/react';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { useCallback } from 'react';
import { msg } from '@lingui/core/macro';
import {
  type ColumnUnit,
  type ColumnUnits,
  unitIn,
  unitsOf,
} from '@saer/spreadsheet/rows/layouts/column-units';

/** A column's label in the current language. */
export const useColumnWords = (): ((column: ProductColumn) => string) => {
  const { _ } = useLingui();
  return useCallback((column) => _(sheetColumnWords[column]), [_]);
};

const unitNames = {
  g: msg`grams (g)`,
  kg: msg`kilograms (kg)`,
  lb: msg`pounds (lb)`,
  oz: msg`ounces (oz)`,
  cm: msg`centimetres (cm)`,
  mm: msg`millimetres (mm)`,
  m: msg`metres (m)`,
  in: msg`inches (in)`,
  withoutVat: msg`SAR, without VAT`,
  withVat: msg`SAR, VAT included`,
  SAR: msg`an amount (SAR)`,
  '%': msg`a percentage (%)`,
  share: msg`a fraction: 0.2 is 20%`,
} as const satisfies Record<ColumnUnit, unknown>;

const signs = {
  g: msg`g`,
  kg: msg`kg`,
  lb: msg`lb`,
  oz: msg`oz`,
  cm: msg`cm`,
  mm: msg`mm`,
  m: msg`m`,
  in: msg`in`,
  SAR: msg`SAR`,
  '%': msg`%`,
  share: msg`0.2 = 20%`,
  withoutVat: msg`SAR without VAT`,
  withVat: msg`SAR with VAT`,
} as const satisfies Record<ColumnUnit, unknown>;

/** Labels of units in a selection. */
export const useUnitWords = (): ((unit: ColumnUnit) => string) => {
  const { _ } = useLingui();
  return useCallback((unit) => _(unitNames[unit]), [_]);
};

/** Units after a figure, or in a column header. */
export const useUnitSigns = (): ((unit: ColumnUnit) => string) => {
  const { _ } = useLingui();
  return useCallback((unit) => _(signs[unit]), [_]);
};

/** A column's label with the unit of its bare numbers. */
export function useColumnTitles(units: ColumnUnits): (column: ProductColumn) => string {
  const columnWords = useColumnWords();
  const getSign = useUnitSigns();
  return useCallback(
    (column) => {
      const words = columnWords(column);
      const unit = unitIn(column, units);
      // The usual unit is part of the name.
      if (unit === undefined || unit === unitsOf(column)[0]) return words;
      return `${words.replace(/\s*\([^()]*\)$/, '')} (${getSign(unit)})`;
    },
    [columnWords, getSign, units],
  );
}

/** Isolates a text in its own direction, so that it follows the order of the page. */
export const apart = (text: string): string => `\u2068${text}\u2069`;

/** Columns whose cells are words in either direction. */
export const typedNames: ReadonlySet<ProductColumn> = new Set(['name', 'nameEn', 'nameAr']);
