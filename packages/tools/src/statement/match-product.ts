import type { StatementLine } from './line.ts';
import type { StoreProduct } from '@saer/quoting/fee-book';

/** A saved product of the seller, as the check needs it. */
export interface StatementProduct {
  readonly id: string;
  readonly name: string;
  readonly barcode: string;
  readonly sku: string;
  readonly product: StoreProduct;
}

/** Compared without case and surrounding spaces; Excel drops a barcode's leading zeros. */
const toKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '');

/** Finds saved products by what statements call them. */
export class ProductIndex {
  readonly #byBarcode = new Map<string, StatementProduct[]>();
  readonly #bySku = new Map<string, StatementProduct[]>();

  constructor(products: readonly StatementProduct[]) {
    for (const product of products) {
      add(this.#byBarcode, product.barcode, product);
      add(this.#bySku, product.sku, product);
    }
  }

  /**
   * The product of a line: by P-barcode, then partner SKU, then the marketplace's SKU, each compared with barcode and SKU. Of several in
   * different stores, the one in `store`; else the first of the marketplace's stores.
   */
  find(
    { barcode, partnerSku, sku, marketplace }: StatementLine,
    store: string | null,
  ): StatementProduct | null {
    for (const text of [barcode, partnerSku, sku]) {
      if (text === '') continue;
      const key = toKey(text);
      const found = [...(this.#byBarcode.get(key) ?? []), ...(this.#bySku.get(key) ?? [])];
      const prefix = marketplace.toUpperCase();
      const best =
        found.find((each) => each.product.store === store) ??
        found.find((each) => each.product.store.startsWith(prefix)) ??
        found[0];
      if (best !== undefined) return best;
    }
    return null;
  }
}

function add(index: Map<string, StatementProduct[]>, text: string, product: StatementProduct): void {
  const key = toKey(text);
  if (key === '') return;
  const found = index.get(key);
  if (found === undefined) index.set(key, [product]);
  else found.push(product);
}
