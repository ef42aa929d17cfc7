import { largestPageSize, type ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { bookQuery, productsQuery } from '../queries.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

/** Fetches products page by page and hands them to the seller as a sheet; it can be stopped at any page. */
export function useDownload(onDone: () => void) {
  const client = useQueryClient();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const [fetched, setFetched] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  const gather = async (filter: ListFilter, part: 'page' | 'all'): Promise<readonly ListedProduct[]> => {
    const products = new Map<number, ListedProduct>();
    const limit = part === 'page' ? filter.limit : largestPageSize;
    const first = part === 'page' ? (filter.page ?? 1) : 1;
    for (let page = first; !isStopped.current; page += 1) {
      const asked = { ...filter, page, ...(limit === undefined ? {} : { limit }) };
      const { data, pageCount } = await client.fetchQuery(productsQuery(asked));
      // One that moved to a later page meanwhile comes twice.
      for (const product of data) products.set(product.id, product);
      setFetched(products.size);
      if (part === 'page' || page >= (pageCount ?? 1)) break;
    }
    return [...products.values()];
  };

  const start = async (filter: ListFilter, part: 'page' | 'all', kind: 'xlsx' | 'csv'): Promise<void> => {
    isStopped.current = false;
    setProblem(undefined);
    setFetched(0);
    try {
      const [products, book, { writeProducts }] = await Promise.all([
        gather(filter, part),
        client.fetchQuery(bookQuery),
        import('@saer/spreadsheet/write/write-products'),
      ]);
      if (isStopped.current) return;
      const bytes = await writeProducts(products, book, language, kind);
      const day = riyadhDay(new Date());
      saveFile(new Blob([Uint8Array.from(bytes)], { type: types[kind] }), `saer-products-${day}.${kind}`);
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? failureWords(error) : String(error));
    } finally {
      setFetched(undefined);
    }
  };
  const stop = (): void => {
    isStopped.current = true;
  };
  return { start, stop, fetched, problem };
}
