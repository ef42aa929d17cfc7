import type { ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { bookQuery } from '../queries.ts';
import type { Scope } from './scope.ts';
import { useGather } from './use-gather.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

/** Hands products to the seller as a sheet. */
export function useDownload(onDone: () => void) {
  const client = useQueryClient();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { gather, stop, fetched, end } = useGather();
  const [problem, setProblem] = useState<string>();

  const start = async (
    filter: ListFilter,
    scope: Scope,
    marked: readonly ListedProduct[],
    kind: 'xlsx' | 'csv',
  ): Promise<void> => {
    setProblem(undefined);
    try {
      const [products, book, { writeProducts }] = await Promise.all([
        gather(filter, scope, marked),
        client.fetchQuery(bookQuery),
        import('@saer/spreadsheet/write/write-products'),
      ]);
      if (products === undefined) return;
      const bytes = await writeProducts(products, book, language, kind);
      const day = riyadhDay(new Date());
      saveFile(new Blob([Uint8Array.from(bytes)], { type: types[kind] }), `saer-products-${day}.${kind}`);
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? failureWords(error) : String(error));
    } finally {
      end();
    }
  };
  return { start, stop, fetched, problem };
}
