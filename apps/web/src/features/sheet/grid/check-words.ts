import { useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useCallback } from 'react';
import type { GridRow } from '../model/grid-row.ts';
import type { Duplicates } from '../model/row-errors.ts';
import { checksOf, weightDoubtColumn } from '../model/row-state.ts';
import { useErrorWords } from './use-error-words.ts';

/** Why a row should be checked, in words, each with its column. */
export interface CheckText {
  readonly column: ProductColumn | null;
  readonly text: string;
}

/** The warnings of a row, in the current language. */
export function useCheckWords(): (row: GridRow, duplicates: Duplicates) => readonly CheckText[] {
  const { t } = useLingui();
  const wordsOf = useErrorWords();
  const volumeUnknown = t`The size class alone does not tell the volume: with the three sides, another weight may count, and another fee.`;
  const classAgainstSides = t`The sides lead to another size class than this one, and the fee depends on it. Check both.`;
  const lacksTarget = t`No target profit here, unlike in other rows: priced by a proposed range factor that is not confirmed yet.`;
  const missesTarget = t`This price leaves less than your target. The recommended price reaches it.`;
  return useCallback(
    (row, duplicates) => {
      const checks = checksOf(row, duplicates);
      const doubts = checks.doubts.map((doubt) => ({ column: doubt.column, text: wordsOf(doubt) }));
      const texts: CheckText[] = [...doubts];
      if (checks.weightDoubt === 'volumeUnknown')
        texts.push({ column: weightDoubtColumn, text: volumeUnknown });
      if (checks.weightDoubt === 'classAgainstSides')
        texts.push({ column: weightDoubtColumn, text: classAgainstSides });
      if (checks.lacksTarget) texts.push({ column: null, text: lacksTarget });
      if (checks.missesTarget) texts.push({ column: 'price', text: missesTarget });
      return texts;
    },
    [wordsOf, volumeUnknown, classAgainstSides, lacksTarget, missesTarget],
  );
}
