import { skipToken, useQuery } from '@tanstack/react-query';
import type { Source } from '../draft/draft-store.ts';
import { joinProducts } from '../reading/join-products.ts';
import { readLines } from '../reading/read-lines.ts';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { UploadedSource } from '../session/session-data.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';

/** Counts how many of the file's rows are among the saved products. */
export interface MatchingProducts {
  readonly rows: number;
  readonly found: number;
}

const sourceKeys = new WeakMap<Source, number>();
let lastKey = 0;

/** Numbers the files of this page: their bytes are nothing to look up by. */
function sourceKey(source: Source): number {
  const key = sourceKeys.get(source) ?? (lastKey += 1);
  sourceKeys.set(source, key);
  return key;
}

/** For a longer file, nobody has to wait for it. */
const maxRows = 5_000;

/** Looks up the rows of a file that lacks something among the saved products; undefined: not known, or nothing is lacking. */
export function useMatchingProducts(
  sheet: SheetSession,
  uploaded: UploadedSource,
  readAs: SheetInterpretation,
  isLacking: boolean,
): MatchingProducts | undefined {
  const { mapping, headerRow, sheet: index } = readAs;
  const hasKey = mapping.barcode !== undefined || mapping.sku !== undefined;
  const isShort = (uploaded.sheets[index]?.rows ?? 0) <= maxRows;
  const { data } = useQuery({
    meta: { quiet: true },
    queryKey: ['sheet-products', sourceKey(uploaded.source), index, headerRow, mapping.barcode, mapping.sku],
    queryFn:
      isLacking && hasKey && isShort
        ? async (): Promise<MatchingProducts> => {
            const reader = await sheet.getReader();
            const rows = await readLines(reader, readAs, () => undefined, 'texts');
            const joined = await joinProducts(reader, rows, { ...readAs, fillFromProducts: true });
            const found = joined.filter(({ fromProducts = [] }) => fromProducts.length > 0).length;
            return { rows: rows.length, found };
          }
        : skipToken,
    retry: false,
    staleTime: 60_000,
  });
  return data;
}
