import { type ColumnUnits, unitIn, unitsOf } from '@saer/spreadsheet/rows/layouts/column-units';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useCallback } from 'react';
import { useColumnWords } from './column-words.ts';
import { useUnitSigns } from './unit-words.ts';

/** A column's label with the unit of its bare numbers. */
export function useColumnTitles(units: ColumnUnits): (column: ProductColumn) => string {
  const columnWords = useColumnWords();
  const signOf = useUnitSigns();
  return useCallback(
    (column) => {
      const words = columnWords(column);
      const unit = unitIn(column, units);
      // The usual unit is part of the name.
      if (unit === undefined || unit === unitsOf(column)[0]) return words;
      return `${words.replace(/\s*\([^()]*\)$/, '')} (${signOf(unit)})`;
    },
    [columnWords, signOf, units],
  );
}
