import type { ListedProduct } from '@saer/contract/products/product';
import type { PriceFigures } from '@saer/quoting/figure';
import { sellingOf } from '@saer/quoting/selling';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bookQuery } from './queries.ts';

const quiet = { quiet: true } as const;

/** Prices a saved product in this browser by today's fees. `price`: at this one, in halalas; null to find one. */
async function priceHere(client: QueryClient, product: ListedProduct, price = product.price) {
  const [{ priceProduct }, { toWrittenProduct }, book] = await Promise.all([
    import('@saer/quoting/price-product'),
    import('@saer/spreadsheet/rows/read/to-written-product'),
    client.fetchQuery(bookQuery),
  ]);
  const { price: _price, ...written } = toWrittenProduct(product);
  return priceProduct(book, price === null ? written : { ...written, price });
}

/** The profit at a product's recommended price, by the fees it was priced with; null if those are no longer in force. */
export const recommendedProfitQuery = (product: ListedProduct) =>
  queryOptions({
    queryKey: ['recommended-profit', product.id, product.version],
    queryFn: async ({ client }) => {
      const priced = await priceHere(client, product, null);
      if (!priced.ok) return null;
      const { price, profit } = priced.quote.recommended.statement;
      return price === product.recommendedPrice ? profit : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: quiet,
  });

/** The fees behind a product's figures that nobody confirms; none where today's fees give it no price. */
export const feesToConfirmQuery = (product: ListedProduct) =>
  queryOptions({
    queryKey: ['fees-to-confirm', product.id, product.version],
    queryFn: async ({ client }) => {
      const priced = await priceHere(client, product);
      return priced.ok ? priced.toConfirm : [];
    },
    networkMode: 'always',
    meta: quiet,
  });

/** The selling price of a product and its profit, by today's fees and with their provenance; to be confirmed where these give no answer. */
export const sellingFiguresQuery = (product: ListedProduct) =>
  queryOptions({
    queryKey: ['selling-figures', product.id, product.version],
    queryFn: async ({ client }): Promise<PriceFigures> => {
      const { price: halalas, profit } = sellingOf(product);
      const unknown = {
        price: { halalas, isToConfirm: product.currentPrice === null && product.price === null },
        profit: { halalas: profit, isToConfirm: true },
      };
      try {
        const [{ priceFigures }, priced] = await Promise.all([
          import('@saer/quoting/figure'),
          priceHere(client, product, halalas),
        ]);
        return priced.ok ? priceFigures(priced) : unknown;
      } catch {
        return unknown;
      }
    },
    // Without a connection, the fees that this browser holds decide.
    networkMode: 'always',
    meta: quiet,
  });
