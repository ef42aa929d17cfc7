import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { useEffect, useState } from 'react';
import type { GridRows } from '../model/grid-row.ts';
import {
  findReplacements,
  noReplacements,
  type Replacements,
  type ReplaceQuery,
} from '../model/replace-texts.ts';

/** Finds, as one types, what a replacement would change. */
export function useReplacements(
  rows: GridRows,
  columns: readonly ProductColumn[],
  { find, replacement, isWholeCell, isExact }: ReplaceQuery,
): Replacements {
  const [found, setFound] = useState(noReplacements);
  useEffect(() => {
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const replacements = await findReplacements(
        rows,
        columns,
        { find, replacement, isWholeCell, isExact },
        timeSlice(),
      );
      if (isCurrent) setFound(replacements);
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [rows, columns, find, replacement, isWholeCell, isExact]);
  return found;
}
