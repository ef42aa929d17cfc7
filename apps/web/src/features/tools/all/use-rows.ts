import type { FeeBook } from '@saer/contract/fee-book';
import { encodeFilter, maxPageSize } from '@saer/contract/list-filter';
import { type ListedProduct, pageProducts } from '@saer/contract/product';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { ProductTable, Texts } from '../tool.ts';
import { tableRow, type TableRow } from './row-texts.ts';

/** Rows calculated in one go: keys are answered between two. */
const calculatedAtOnce = 100;
const typingRestMs = 200;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Milliseconds for which the products are not read again from tool to tool. */
const minute = 60_000;

const productsPageQuery = (page: number) =>
  queryOptions({
    queryKey: ['products', 'all-for-tools', page],
    queryFn: ({ signal }) => {
      const filter = { order_by: { createdAt: 'asc' }, limit: maxPageSize, page } as const;
      return call(pageProducts, { query: { filter: encodeFilter(filter) } }, signal);
    },
    staleTime: minute,
    meta: { quiet: true },
  });

type PageResults = readonly UseQueryResult<z.infer<typeof pageProducts.reply>>[];

/** Puts the pages that have arrived together, as far as none before them is missing. */
function combinePages(results: PageResults) {
  const pages = results.flatMap(({ data }) => data ?? []);
  const last = results.at(-1)?.data;
  return {
    products: pages.flatMap(({ data }) => data),
    /** undefined until the first page says. */
    total: pages[0]?.total,
    hasNext: last !== undefined && last.data.length >= maxPageSize,
    isDone: last !== undefined && last.data.length < maxPageSize,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

/** All products of the seller, read a page at a time. */
export function useAllProducts() {
  const [count, setCount] = useState(1);
  const { hasNext, ...read } = useQueries({
    queries: Array.from({ length: count }, (_, at) => productsPageQuery(at + 1)),
    combine: combinePages,
  });
  useEffect(() => {
    if (hasNext) setCount(count + 1);
  }, [hasNext, count]);
  return read;
}

/** The rows of all products, calculated in batches after a key; rows that no key changed are not calculated again. */
export function useRows(
  table: ProductTable,
  book: FeeBook,
  products: readonly ListedProduct[],
  common: Texts,
  typed: ReadonlyMap<number, Texts>,
): readonly TableRow[] {
  const language = useLanguage();
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  const calculated = useRef(new Map<number, { readonly key: string; readonly row: TableRow }>());
  useEffect(() => {
    let isLatest = true;
    const all = JSON.stringify([common, language]);
    const calculate = async (): Promise<void> => {
      const next: TableRow[] = [];
      let fresh = 0;
      for (const product of products) {
        const own = typed.get(product.id) ?? {};
        const key = `${all}${product.version}${JSON.stringify(own)}`;
        const before = calculated.current.get(product.id);
        const row =
          before?.key === key ? before.row : tableRow(table, book, product, { common, typed: own, language });
        if (before?.key !== key) {
          calculated.current.set(product.id, { key, row });
          fresh += 1;
          if (fresh % calculatedAtOnce === 0) await nextTask();
          if (!isLatest) return;
        }
        if (table.holdsFor(row.texts, book)) next.push(row);
      }
      setRows(next);
    };
    const timer = setTimeout(() => void calculate(), typingRestMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [table, book, products, common, typed, language]);
  return rows;
}
