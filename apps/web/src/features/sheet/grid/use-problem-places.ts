import { useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import { problemPlace } from '@saer/spreadsheet/product-sheet/problem-place';
import { useCallback } from 'react';
import { useColumnWords } from '../assign/column-words.ts';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import type { UploadedSource } from '../use-sheet.ts';

/** What a problem's cell is called: its address in the seller's file, where it has one, and its own heading there. */
export interface PlaceWords {
  readonly address: string | null;
  readonly name: string;
}

export type ProblemPlaces = (at: number | null, column: ProductColumn | null) => PlaceWords;

/** Says where in the seller's file each problem is to be found; a row that was added here is in no file. */
export function useProblemPlaces(
  { sheets, source }: UploadedSource,
  { sheet, mapping }: ReadAs,
): ProblemPlaces {
  const { t } = useLingui();
  const columnWords = useColumnWords();
  const headers = sheets[sheet]?.headers;
  // What was pasted has no cells that anybody could look up.
  const isFile = source.kind === 'file';
  return useCallback(
    (at, column) => {
      const known = column === null ? t`The row` : columnWords(column);
      if (at === null || !isFile) return { address: null, name: known };
      const place = problemPlace(at, column, { mapping, headers: headers ?? [] });
      if (place.kind === 'cell') return { address: place.address, name: place.heading || known };
      const { row } = place;
      return {
        address: null,
        name:
          place.kind === 'row' ? t`Row ${row}` : t`Row ${row}, no column for “${columnWords(place.column)}”`,
      };
    },
    [t, columnWords, headers, isFile, mapping],
  );
}
