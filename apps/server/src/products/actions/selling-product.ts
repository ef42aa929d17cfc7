import type { Product } from '@saer/contract/product';
import type { SellingProduct } from '@saer/quoting/actions/standing';
import { type CalculatedFrom, calculationInput } from '../saved/calculation-input.ts';

type SoldAt = Pick<Product, 'currentPrice' | 'finalPrice' | 'minPrice' | 'maxPrice'>;

/** A saved product at the price it sells for: the current one, or the final one if it is unknown. */
export function sellingProduct(saved: CalculatedFrom & SoldAt): SellingProduct {
  const { price: _own, ...product } = calculationInput(saved);
  const { currentPrice, finalPrice, minPrice, maxPrice } = saved;
  return { product, price: currentPrice ?? finalPrice, minPrice, maxPrice };
}
