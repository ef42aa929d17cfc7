import { explain, type Explanation } from './explain.ts';
import type { FeeTable } from '../fees/fee-table.ts';
import { offer, type Offer } from './offer.ts';
import type { Product } from '../fees/product.ts';
import type { Refusal } from '../fees/refusal.ts';

/** A product's whole calculation in one store, or the reason why there is none. */
export type QuoteOutcome = Quote | Refusal;

/** Every answer for one product in one store, as of one fee table. */
export interface Quote extends Offer, Explanation {}

/** Prices one product in one store and explains it. Source: docs/PRICING.md. */
export function quote(feeTable: FeeTable, product: Product): QuoteOutcome {
  const found = offer(feeTable, product);
  return found.ok ? { ...found, ...explain(feeTable, product, found) } : found;
}
