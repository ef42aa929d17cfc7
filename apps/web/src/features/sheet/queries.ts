import {
  beginBatch,
  cancelBatch,
  fillBatch,
  findMapping,
  saveMapping,
  storeBatch,
} from '@saer/contract/products/product-batch';
import {
  findCategoryAnswers,
  removeCategoryAnswer,
  saveCategoryAnswer,
} from '@saer/contract/fees/category-words';
import type { WrittenProduct } from '@saer/contract/products/product';
import { knownUnits } from '@saer/spreadsheet/rows/layouts/column-units';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** This seller's answers about words in category columns. */
export const categoryAnswersQuery = queryOptions({
  meta: { quiet: true },
  queryKey: ['category-answers'],
  queryFn: () => call(findCategoryAnswers, {}),
  retry: false,
  staleTime: 60_000,
});

export const categoryAnswerCalls = {
  save: (term: string, subFamily: string, type: string | null) =>
    call(saveCategoryAnswer, { body: { term, subFamily, type } }),
  remove: (term: string) => call(removeCategoryAnswer, { query: { term } }),
};

/** Says how the columns of such a sheet were last assigned; null: never. */
export const mappingQuery = (headers: string) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['column-mapping', headers],
    queryFn: async () => {
      const { mapping, units, ignored } = await call(findMapping, { query: { headers } });
      return mapping === null ? null : { mapping, units: knownUnits(units), ignored };
    },
    retry: false,
  });

export const saveMappingMutation = mutationOptions({
  // The next sheet asks again; nothing else is lost.
  meta: { quiet: true },
  mutationFn: (answers: {
    readonly headers: string;
    readonly mapping: Record<string, number>;
    readonly units: Record<string, string>;
    readonly ignored: number[];
  }) => call(saveMapping, { body: answers }),
});

export interface BatchStart {
  readonly content: string;
  readonly key: string;
  readonly rows: number;
  readonly fileName?: string;
}

/** Saving a sheet, step by step; each step can be repeated. */
export const batchCalls = {
  begin: (start: BatchStart) => call(beginBatch, { body: { ...start, whenThere: 'update' } }),
  fill: (key: string, from: number, products: readonly WrittenProduct[]) =>
    call(fillBatch, { body: { key, from, products: [...products] } }),
  store: (key: string) => call(storeBatch, { body: { key } }),
  cancel: (key: string) => call(cancelBatch, { query: { key } }),
};
