import type { ListedProduct } from '@saer/contract/product';

/** Why a product's price cannot be uploaded to noon. */
export type NoonPriceReason = 'otherStore' | 'noSku' | 'belowRange' | 'aboveRange' | 'skuTwice';

/** Which price is uploaded: what is recommended, or the seller's own where one is typed. */
export type NoonPriceChoice = 'recommended' | 'final';

/** What of a product says its price at noon: of a saved product, or of a row of a sheet. */
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

/** Which prices noon would take, one a SKU, and why it would not take the others. */
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
