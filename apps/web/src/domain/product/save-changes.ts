import type { EndpointInput } from '@saer/contract/api/endpoint';
import type { ListedProduct, updateProduct } from '@saer/contract/products/product';
import { call } from '../../lib/api/api.ts';
import { isRowChanged } from '../conflict/is-stale.ts';
import { sendWhileConnected } from '../../lib/api/send-with-retry.ts';

type Changes = EndpointInput<typeof updateProduct>['body'];

const sorted = (value: object): string =>
  JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The product that an earlier attempt has saved, although its reply was lost: the server rejects the next one as a conflict, and the
 * product equals what was sent. Rejects with the error if it is another one.
 */
export async function savedBefore(body: Changes, error: unknown): Promise<ListedProduct> {
  if (!isRowChanged(error)) throw error;
  const [{ findProduct }, { toWrittenProduct }] = await Promise.all([
    import('@saer/contract/products/product'),
    import('@saer/spreadsheet/rows/read/to-written-product'),
  ]);
  const found = await call(findProduct, { query: { id: body.id } });
  const { id: _id, version, ...sent } = body;
  if (found.version !== version + 1 || sorted(toWrittenProduct(found)) !== sorted(sent)) throw error;
  return found;
}

/** Updates a product, and repeats it if the reply was lost. Rejects where the server is out of reach. */
export async function saveChanges(body: Changes): Promise<ListedProduct> {
  const { updateProduct } = await import('@saer/contract/products/product');
  let attempts = 0;
  try {
    return await sendWhileConnected(() => {
      attempts += 1;
      return call(updateProduct, { body });
    });
  } catch (error) {
    if (attempts === 1) throw error;
    return savedBefore(body, error);
  }
}
