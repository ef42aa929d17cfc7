import { useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import { useCallback } from 'react';
import type { GridRow } from '../model/grid-row.ts';
import { checksOf } from '../model/row-state.ts';
import { useProblemWords } from './problem-words.ts';

/** Why a row should be looked at, in words, each at the column it is about. */
export interface CheckText {
  readonly column: ProductColumn | null;
  readonly text: string;
}

/** What of a row is to be checked, in the language spoken now. */
export function useCheckWords(): (row: GridRow) => readonly CheckText[] {
  const { t } = useLingui();
  const wordsOf = useProblemWords();
  const missesTarget = t`This price leaves less than your target. The recommended price reaches it.`;
  return useCallback(
    (row) => {
      const checks = checksOf(row);
      const doubts = checks.doubts.map((doubt) => ({ column: doubt.column, text: wordsOf(doubt) }));
      return checks.missesTarget ? [...doubts, { column: 'price', text: missesTarget }] : doubts;
    },
    [wordsOf, missesTarget],
  );
}
