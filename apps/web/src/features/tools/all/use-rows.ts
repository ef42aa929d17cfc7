import type { FeeBook } from '@saer/contract/fee-book';
import { encodeFilter, maxPageSize } from '@saer/contract/list-filter';
import { type ListedProduct, pageProducts } from '@saer/contract/product';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
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

const allProductsQuery = infiniteQueryOptions({
  queryKey: ['products', 'all-for-tools'],
  queryFn: ({ pageParam, signal }) => {
    const filter = { order_by: { createdAt: 'asc' }, limit: maxPageSize, page: pageParam } as const;
    return call(pageProducts, { query: { filter: encodeFilter(filter) } }, signal);
  },
  initialPageParam: 1,
  getNextPageParam: ({ data }, pages) => (data.length < maxPageSize ? undefined : pages.length + 1),
  staleTime: minute,
  meta: { quiet: true },
});

/** All products of the seller, read a page at a time. */
export function useAllProducts() {
  const query = useInfiniteQuery(allProductsQuery);
  const { data, error, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const products = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  return {
    products,
    /** undefined until the first page says. */
    total: data?.pages[0]?.total,
    isDone: data !== undefined && !hasNextPage,
    error,
    retry: refetch,
  };
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
