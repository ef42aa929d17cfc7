import { useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useCallback } from 'react';
import type { GridRow } from '../model/grid-row.ts';
import { type Duplicates, getChecks, weightDoubtColumn } from '../model/row-state.ts';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import { errorColumn } from '@saer/spreadsheet/rows/recognise/error-column';
import { useColumnWords } from '../assign/column-words.ts';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { UploadedSource } from '../session/session-data.ts';

/** The error and its remedy, in the current language. */
export const useErrorWords = (): ((problem: RowError) => string) => {
  const { i18n } = useLingui();
  return useCallback(({ fieldError }) => errorMessage(i18n, fieldError.code, fieldError.details), [i18n]);
};

/** Why a row should be checked, in words, each with its column. */
export interface CheckText {
  readonly column: ProductColumn | null;
  readonly text: string;
}

/** The warnings of a row, in the current language. */
export function useCheckWords(): (row: GridRow, duplicates: Duplicates) => readonly CheckText[] {
  const { t } = useLingui();
  const getWords = useErrorWords();
  const volumeUnknown = t`The size class alone does not tell the volume: with the three sides, another weight may count, and another fee.`;
  const classAgainstSides = t`The sides lead to another size class than this one, and the fee depends on it. Check both.`;
  const lacksTarget = t`No target profit here, unlike in other rows: priced by a proposed range factor that is not confirmed yet.`;
  const missesTarget = t`This price leaves less than your target. The recommended price reaches it.`;
  return useCallback(
    (row, duplicates) => {
      const checks = getChecks(row, duplicates);
      const doubts = checks.doubts.map((doubt) => ({ column: doubt.column, text: getWords(doubt) }));
      const texts: CheckText[] = [...doubts];
      if (checks.weightDoubt === 'volumeUnknown')
        texts.push({ column: weightDoubtColumn, text: volumeUnknown });
      if (checks.weightDoubt === 'classAgainstSides')
        texts.push({ column: weightDoubtColumn, text: classAgainstSides });
      if (checks.lacksTarget) texts.push({ column: null, text: lacksTarget });
      if (checks.missesTarget) texts.push({ column: 'price', text: missesTarget });
      return texts;
    },
    [getWords, volumeUnknown, classAgainstSides, lacksTarget, missesTarget],
  );
}

/** The name of an error's cell: its address in the seller's file, if it has one, and its header there. */
interface ErrorLabel {
  readonly address: string | null;
  readonly name: string;
}

export type ErrorLabels = (at: number | null, column: ProductColumn | null) => ErrorLabel;

/** Names the location of each error in the seller's file; an added row is in no file. */
export function useErrorLabels(
  { sheets, source }: UploadedSource,
  { sheet, mapping, blocks }: SheetInterpretation,
): ErrorLabels {
  const { t } = useLingui();
  const columnWords = useColumnWords();
  const headers = sheets[sheet]?.headers;
  // Pasted text has no cells that anyone could look up.
  const isFile = source.kind === 'file';
  return useCallback(
    (at, column) => {
      const known = column === null ? t`The row` : columnWords(column);
      if (at === null || !isFile) return { address: null, name: known };
      const index = errorColumn(at, column, { mapping, headers: headers ?? [], blocks });
      if (index.kind === 'cell') return { address: index.address, name: index.heading || known };
      const { row } = index;
      return {
        address: null,
        name:
          index.kind === 'row' ? t`Row ${row}` : t`Row ${row}, no column for “${columnWords(index.column)}”`,
      };
    },
    [t, columnWords, headers, isFile, mapping, blocks],
  );
}
