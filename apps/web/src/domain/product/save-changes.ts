import type { EndpointInput } from '@saer/contract/endpoint';
import type { ListedProduct, updateProduct } from '@saer/contract/product';
import { call } from '../../lib/api.ts';
import { isRowChanged } from '../conflict/is-stale.ts';
import { sendWithRetry } from '../../lib/send-with-retry.ts';

type Changes = EndpointInput<typeof updateProduct>['body'];

const sorted = (value: object): string =>
  JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Updates a product, and repeats it if the reply was lost. If the first attempt had arrived, the server rejects the second as a
 * conflict: the product then equals what was sent.
 */
export async function saveChanges(body: Changes): Promise<ListedProduct> {
  const { findProduct, updateProduct } = await import('@saer/contract/product');
  let attempts = 0;
  try {
    return await sendWithRetry(() => {
      attempts += 1;
      return call(updateProduct, { body });
    });
  } catch (error) {
    if (!isRowChanged(error) || attempts === 1) throw error;
    const { toWrittenProduct } = await import('@saer/spreadsheet/write/to-written-product');
    const found = await call(findProduct, { query: { id: body.id } });
    const { id: _id, version, ...sent } = body;
    if (found.version !== version + 1 || sorted(toWrittenProduct(found)) !== sorted(sent)) throw error;
    return found;
  }
}
