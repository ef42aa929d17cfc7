import { type CalculateRow, calculate } from '@saer/contract/calculate';
import type { EndpointInput } from '@saer/contract/endpoint';
import { feeBook } from '@saer/contract/fee-book';
import type { createProduct, updateProduct } from '@saer/contract/product';
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

/** A product of the own catalogue that was opened in the calculator. */
export const storedProductQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'calculated', id],
    queryFn: async () => {
      const product = await import('@saer/contract/product');
      return call(product.findProduct, { query: { id } });
    },
    meta: { quiet: true },
  });

/** Writes a product of the own catalogue anew, if it is still the version that was opened. */
export const changeProductMutation = mutationOptions({
  mutationFn: async (body: EndpointInput<typeof updateProduct>['body']) => {
    const product = await import('@saer/contract/product');
    return call(product.updateProduct, { body });
  },
  // Whoever was faster is seen at once.
  onError: (_error, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['products'] }),
  meta: { quiet: true },
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
