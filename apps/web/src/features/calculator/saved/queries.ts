import { calculate, type CalculateRow } from '@saer/contract/products/calculate';
import type { EndpointInput } from '@saer/contract/api/endpoint';
import { createProduct } from '@saer/contract/products/product';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { offlineReading } from '../../../lib/api/offline-reading.ts';
import { readProduct } from '../../../domain/product/read-product.ts';
import { saveChanges } from '../../../domain/product/save-changes.ts';
import { sendWhileConnected } from '../../../lib/api/send-with-retry.ts';

/** The server's own calculation of a product. */
export const calculateMutation = mutationOptions({
  mutationFn: (row: CalculateRow) => call(calculate, { body: row }),
});

/** A product of the own ones that was opened in the calculator. */
export const savedProductQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'calculated', id],
    queryFn: (context) => readProduct(context, id),
    ...offlineReading,
    meta: { quiet: true },
  });

/** Writes a product again, if it is still the version that was opened. */
export const changeProductMutation = mutationOptions({
  mutationFn: saveChanges,
  // Whoever was faster is seen at once.
  onError: (_error, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['products'] }),
  meta: { quiet: true },
});

/** Adds a product to the own ones. */
export const addProductMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof createProduct>['body']) =>
    sendWhileConnected(() => call(createProduct, { body })),
  onSuccess: (_product, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['products'] }),
  meta: { quiet: true },
});
