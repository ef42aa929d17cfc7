import type { FeeBook } from '@saer/contract/fees/fee-book';
import { encodeFilter, maxPageSize } from '@saer/contract/api/list-filter';
import { type ListedProduct, pageProducts } from '@saer/contract/products/product';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { ProductTable } from '../tool.ts';
import type { Texts } from '../fields/field.ts';
import { tableRow, type TableRow } from './row-texts.ts';

/** Rows calculated in one go: keys are answered between two. */
const calculatedAtOnce = 100;
const typingRestMs = 200;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Milliseconds for which the products are not read again from tool to tool. */
const minute = 60_000;

interface ReadProducts {
  readonly products: readonly ListedProduct[];
  readonly total: number | null;
}

const allProducts = ['products', 'all-for-tools'] as const;

/** The pages that have arrived while the next ones are read: written by the query of all. */
const arrivedQuery = queryOptions<ReadProducts>({
  queryKey: [...allProducts, 'arrived'],
  queryFn: skipToken,
  structuralSharing: false,
});

const readPage = (page: number, signal: AbortSignal) => {
  const filter = { order_by: { createdAt: 'asc' }, limit: maxPageSize, page } as const;
  return call(pageProducts, { query: { filter: encodeFilter(filter) } }, signal);
};

const allProductsQuery = queryOptions({
  queryKey: [...allProducts, 'whole'],
  queryFn: async ({ signal, client }): Promise<ReadProducts> => {
    const products: ListedProduct[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total } = await readPage(page, signal);
      products.push(...data);
      if (data.length < maxPageSize) return { products, total };
      client.setQueryData(arrivedQuery.queryKey, { products: [...products], total });
    }
  },
  structuralSharing: false,
  staleTime: minute,
  meta: { quiet: true },
});

const none: readonly ListedProduct[] = [];

/** All products of the seller, read a page at a time; those that have arrived until all have. */
export function useAllProducts() {
  const { data: whole, error, refetch } = useQuery(allProductsQuery);
  const { data: arrived } = useQuery(arrivedQuery);
  const read = whole ?? arrived;
  return {
    products: read?.products ?? none,
    /** undefined until the first page says. */
    total: read?.total,
    isDone: whole !== undefined,
    error: whole === undefined ? error : null,
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
