import type { ListedProduct } from '@saer/contract/products/product';

/** Why a product's price cannot be uploaded to noon. */
export type NoonPriceReason = 'otherStore' | 'noSku' | 'belowRange' | 'aboveRange' | 'skuTwice';

/** The price to upload: the recommended one, or the seller's own if there is one. */
export type NoonPriceChoice = 'recommended' | 'final';

/** The data for a product's price at noon: from a saved product, or from a row of a sheet. */
export type NoonPricedProduct = Pick<
  ListedProduct,
  | 'store'
  | 'sku'
  | 'barcode'
  | 'nameEn'
  | 'nameAr'
  | 'minPrice'
  | 'maxPrice'
  | 'recommendedPrice'
  | 'finalPrice'
>;

export interface NoonPrice<P extends NoonPricedProduct = ListedProduct> {
  readonly product: P;
  readonly country: string;
  readonly sku: string;
  readonly price: number;
}

export interface NoNoonPrice<P extends NoonPricedProduct = ListedProduct> {
  readonly product: P;
  readonly price: number;
  readonly reason: NoonPriceReason;
}

export interface NoonPriceRows<P extends NoonPricedProduct = ListedProduct> {
  readonly rows: readonly NoonPrice<P>[];
  readonly left: readonly NoNoonPrice<P>[];
}

/** The country of a store of noon's, as its code says it: `NOON_SA_FBN`. */
const noonCountry = (store: string): string | undefined => /^NOON_([A-Z]{2})_/.exec(store)?.[1];

function rangeReason({ minPrice, maxPrice }: NoonPricedProduct, price: number): NoonPriceReason | undefined {
  if (minPrice !== null && price < minPrice) return 'belowRange';
  return maxPrice !== null && price > maxPrice ? 'aboveRange' : undefined;
}

/** The prices that noon would accept, one per SKU, and why it would reject the others. */
export function noonPriceRows<P extends NoonPricedProduct>(
  products: readonly P[],
  choice: NoonPriceChoice,
): NoonPriceRows<P> {
  const rows = new Map<string, NoonPrice<P>>();
  const left: NoNoonPrice<P>[] = [];
  for (const product of products) {
    const price = choice === 'recommended' ? product.recommendedPrice : product.finalPrice;
    const country = noonCountry(product.store);
    const sku = product.sku?.trim() ?? '';
    const leave = (reason: NoonPriceReason) => left.push({ product, price, reason });
    if (country === undefined) {
      leave('otherStore');
      continue;
    }
    const outside = rangeReason(product, price);
    const key = `${country} ${sku}`;
    const same = rows.get(key);
    if (sku === '') leave('noSku');
    else if (outside !== undefined) leave(outside);
    else if (same === undefined) rows.set(key, { product, country, sku, price });
    // noon has one price a SKU, however it is delivered.
    else if (same.price !== price) leave('skuTwice');
  }
  return { rows: [...rows.values()], left };
}
