import type { Product } from '@saer/contract/products/product';
import type { SellingProduct } from '@saer/quoting/actions/standing';
import { sellingPrice } from '@saer/quoting/selling';
import { type CalculatedFrom, calculationInput } from '../saved/calculation-input.ts';

type SoldAt = Pick<Product, 'currentPrice' | 'finalPrice' | 'minPrice' | 'maxPrice'>;

/** A saved product at its selling price. */
export function sellingProduct(saved: CalculatedFrom & SoldAt): SellingProduct {
  const { price: _own, ...product } = calculationInput(saved);
  const { minPrice, maxPrice } = saved;
  return { product, price: sellingPrice(saved), minPrice, maxPrice };
}
