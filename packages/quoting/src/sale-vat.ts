import type { ProductInput } from '@saer/contract/products/product-input';
import { offer } from '@saer/pricing/answer/offer';
import { profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import type { StoreFeeTable } from './fee-book.ts';

/** A price and what it leaves, in halalas. */
interface PriceAndProfit {
  readonly price: number;
  readonly profit: number;
}

/** A product of a seller who is not registered for VAT, under one of the two ways in which a store may apply the law. */
export interface SaleVatCase {
  /** The recommended price and its profit; null if no price reaches the target. */
  readonly recommended: PriceAndProfit | null;
  /** The profit at the price of the other answer. */
  readonly profit: number;
}

/**
 * Both ways in which a store may treat the VAT in the price of an unregistered seller: it pays the VAT itself, or keeps it from the
 * payout. `price` in halalas, VAT included. Source: docs/PRICING.md, "Sellers who are not registered for VAT".
 */
export function saleVatCases(
  feeTable: StoreFeeTable,
  product: ProductInput,
  terms: Terms,
  price: number,
): { readonly storeBears: SaleVatCase; readonly sellerBears: SaleVatCase } {
  const findCase = (deemedSupplier: 'storeBears' | 'sellerBears'): SaleVatCase => {
    const found = offer({ ...feeTable, store: { ...feeTable.store, deemedSupplier } }, product);
    return {
      recommended: found.ok
        ? {
            price: found.recommended.statement.price,
            profit: found.recommended.statement.profit,
          }
        : null,
      profit: profitAt({ ...terms, bearsSaleVat: deemedSupplier === 'sellerBears' }, price),
    };
  };
  return { storeBears: findCase('storeBears'), sellerBears: findCase('sellerBears') };
}
