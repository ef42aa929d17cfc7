import { feeBook } from '@saer/contract/fee-book';
import {
  beginBatch,
  cancelBatch,
  fillBatch,
  findMapping,
  keepMapping,
  storeBatch,
} from '@saer/contract/product-batch';
import type { WrittenProduct } from '@saer/contract/product';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The fees of today, by which the sheet is priced while it is being mended. */
export const feeBookQuery = queryOptions({
  queryKey: ['fee-book', ''],
  queryFn: () => call(feeBook, { query: {} }),
  staleTime: 5 * 60_000,
});

/** How the columns of such a sheet were last assigned; null: never. */
export const mappingQuery = (headers: string) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['column-mapping', headers],
    queryFn: async () => (await call(findMapping, { query: { headers } })).mapping,
    retry: false,
  });

export const keepMappingMutation = mutationOptions({
  // The next sheet asks again; nothing else is lost.
  meta: { quiet: true },
  mutationFn: (kept: { readonly headers: string; readonly mapping: Record<string, number> }) =>
    call(keepMapping, { body: kept }),
});

export interface BatchStart {
  readonly key: string;
  readonly rows: number;
  readonly fileName?: string;
}

/** The storing of a sheet, step by step; each step may be asked for again. */
export const batchCalls = {
  begin: (start: BatchStart) => call(beginBatch, { body: { ...start, whenThere: 'update' } }),
  fill: (key: string, from: number, products: readonly WrittenProduct[]) =>
    call(fillBatch, { body: { key, from, products: [...products] } }),
  store: (key: string) => call(storeBatch, { body: { key } }),
  cancel: (key: string) => call(cancelBatch, { query: { key } }),
};
