import { useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { errorColumn } from '@saer/spreadsheet/rows/recognise/error-column';
import { useCallback } from 'react';
import { useColumnWords } from '../assign/column-words.ts';
import type { ReadAs } from '@saer/spreadsheet/session/read-as';
import type { UploadedSource } from '../session/session-data.ts';

/** The name of an error's cell: its address in the seller's file, if it has one, and its header there. */
interface ErrorLabel {
  readonly address: string | null;
  readonly name: string;
}

export type ErrorLabels = (at: number | null, column: ProductColumn | null) => ErrorLabel;

/** Names the location of each error in the seller's file; an added row is in no file. */
export function useErrorLabels(
  { sheets, source }: UploadedSource,
  { sheet, mapping, blocks }: ReadAs,
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
