import { largestPageSize, type ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { productsQuery } from '../queries.ts';
import type { Scope } from './scope.ts';

/** Fetches products page by page; it can be stopped at any page. */
export function useGather() {
  const client = useQueryClient();
  const [fetched, setFetched] = useState<number>();
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  /** The products; undefined: it was stopped. */
  const gather = async (
    filter: ListFilter,
    scope: Scope,
    marked: readonly ListedProduct[],
  ): Promise<readonly ListedProduct[] | undefined> => {
    isStopped.current = false;
    if (scope === 'marked') return marked;
    setFetched(0);
    const products = new Map<number, ListedProduct>();
    const limit = scope === 'page' ? filter.limit : largestPageSize;
    const first = scope === 'page' ? (filter.page ?? 1) : 1;
    for (let page = first; !isStopped.current; page += 1) {
      const asked = { ...filter, page, ...(limit === undefined ? {} : { limit }) };
      const { data, pageCount } = await client.fetchQuery(productsQuery(asked));
      // One that moved to a later page meanwhile comes twice.
      for (const product of data) products.set(product.id, product);
      setFetched(products.size);
      if (scope === 'page' || page >= (pageCount ?? 1)) break;
    }
    return isStopped.current ? undefined : [...products.values()];
  };
  const stop = (): void => {
    isStopped.current = true;
  };
  return { gather, stop, fetched, end: () => setFetched(undefined) };
}
