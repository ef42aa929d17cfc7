import { type CalculateRow, calculate } from '@saer/contract/calculate';
import type { EndpointInput } from '@saer/contract/endpoint';
import { feeBook } from '@saer/contract/fee-book';
import type { createProduct } from '@saer/contract/product';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Every active store's fees as of a day; an empty day is today in Riyadh. */
export const feeBookQuery = (on: string) =>
  queryOptions({
    queryKey: ['fee-book', on],
    queryFn: () => call(feeBook, { query: on === '' ? {} : { on } }),
    staleTime: 5 * 60_000,
    placeholderData: (previous) => previous,
  });

/** The server's own calculation of a product. */
export const calculateMutation = mutationOptions({
  mutationFn: (row: CalculateRow) => call(calculate, { body: row }),
});

/** Adds a product to the own catalogue. Few who calculate do: what only that needs is loaded then. */
export const addProductMutation = mutationOptions({
  mutationFn: async (body: EndpointInput<typeof createProduct>['body']) => {
    const product = await import('@saer/contract/product');
    return call(product.createProduct, { body });
  },
  onSuccess: (_product, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['products'] }),
  meta: { quiet: true },
});
