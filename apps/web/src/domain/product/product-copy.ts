import * as z from 'zod/mini';
import { encodeFilter, maxPageSize } from '@saer/contract/api/list-filter';
import { type ListedProduct, pageProducts, listedProduct } from '@saer/contract/products/product';
import { call } from '../../lib/api/api.ts';
import { readCopy, writeCopy } from '../../lib/offline/offline-copies.ts';
import { withDefault } from '@saer/contract/api/field';

/** A product as a browser saved it; earlier versions of Saer did not say by which fees its figures are. */
export const browserProduct = z.extend(listedProduct, {
  byOldFees: withDefault(listedProduct.shape.byOldFees, true),
});

/** As many products as are saved for offline: those changed last. */
const maxCopied = 500;

const copied = z.object({ products: z.array(browserProduct), total: z.int() });

/** The seller's products as this browser saved them. */
export interface ProductCopy {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly products: readonly ListedProduct[];
  /** Counts how many there were: not all of them are saved. */
  readonly total: number;
}

/** The products that this browser saved last; undefined if it has none of this account. */
export async function readProductCopy(): Promise<ProductCopy | undefined> {
  const copy = await readCopy('products');
  // Stored values can be changed by anyone at this browser, or by another version of Saer.
  const { success, data } = z.safeParse(copied, copy?.value);
  return copy !== undefined && success ? { at: copy.at, ...data } : undefined;
}

/** Saves the products that were changed last. */
export async function saveProductCopy(): Promise<void> {
  const products: ListedProduct[] = [];
  let total = 0;
  for (let page = 1; products.length < maxCopied; page += 1) {
    const filter = { order_by: { updatedAt: 'desc' }, limit: maxPageSize, page } as const;
    const reply = await call(pageProducts, { query: { filter: encodeFilter(filter) } });
    products.push(...reply.data);
    total = reply.total ?? products.length;
    if (reply.data.length < maxPageSize) break;
  }
  await writeCopy('products', { products, total });
}
