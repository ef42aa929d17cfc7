import type { EndpointInput } from '@saer/contract/endpoint';
import { feeBook } from '@saer/contract/fee-book';
import { pageHistory } from '@saer/contract/history';
import { encodeFilter, largestPageSize, type ListFilter } from '@saer/contract/list-filter';
import { findProduct, pageProducts, updateProduct } from '@saer/contract/product';
import { pageUsers } from '@saer/contract/user';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const everyProduct = ['products'] as const;
const quiet = { quiet: true } as const;

/** A page of products. The one in sight stays until the next is there. */
export const productsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProduct, 'page', filter],
    queryFn: () => call(pageProducts, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyProduct, 'one', id],
    queryFn: () => call(findProduct, { query: { id } }),
    meta: quiet,
  });

/** The newest changes of a product. */
export const productHistoryQuery = (entityId: number) =>
  queryOptions({
    queryKey: [...everyProduct, 'history', entityId],
    queryFn: () => {
      const filter: ListFilter = {
        where: { entity: 'product', entityId },
        order_by: { at: 'desc' },
        limit: 25,
      };
      return call(pageHistory, { query: { filter: encodeFilter(filter) } });
    },
    meta: quiet,
  });

/** Today's stores, categories and size classes, to name them and to choose from. */
export const bookQuery = queryOptions({
  queryKey: [...everyProduct, 'book'],
  queryFn: () => call(feeBook, { query: {} }),
  staleTime: 5 * 60_000,
  meta: quiet,
});

/** Whoever may have products, to choose from. */
export const sellersQuery = queryOptions({
  queryKey: [...everyProduct, 'sellers'],
  queryFn: () => {
    const filter: ListFilter = {
      where: { role: 'USER' },
      order_by: { fullName: 'asc' },
      limit: largestPageSize,
    };
    return call(pageUsers, { query: { filter: encodeFilter(filter) } });
  },
  staleTime: 60_000,
  meta: quiet,
});

export const updateProductMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof updateProduct>['body']) => call(updateProduct, { body }),
  onSettled: (_product, _error, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: everyProduct }),
  meta: quiet,
});
