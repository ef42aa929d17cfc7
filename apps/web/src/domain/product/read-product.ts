import { findProduct, type ListedProduct } from '@saer/contract/products/product';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { readOrCopy } from '../../lib/api/offline-reading.ts';

/** A saved product with the moment it was read. */
export type ReadProduct = ListedProduct & {
  /** Milliseconds since 1970. */
  readonly readAt?: number;
};

/** A product; without a connection as this browser saved it. */
export const readProduct = (
  context: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  id: number,
): Promise<ReadProduct> =>
  readOrCopy<ReadProduct>(
    context,
    async () => ({ ...(await call(findProduct, { query: { id } })), readAt: Date.now() }),
    async () => {
      const copy = await (await import('./product-copy.ts')).readProductCopy();
      const found = copy?.products.find((product) => product.id === id);
      return copy && found && { ...found, readAt: copy.at };
    },
  );
