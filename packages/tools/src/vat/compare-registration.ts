import { evaluate, type Evaluation } from '@saer/pricing/evaluate';
import type { FeeTable } from '@saer/pricing/fee-table';
import { leastPrice } from '@saer/pricing/least-price';
import type { Product } from '@saer/pricing/product';
import type { Refusal } from '@saer/pricing/refusal';
import type { Halalas } from '@saer/pricing/units';

/** One price of one product, sold by a registered seller and by one who is not. */
export interface RegistrationComparison {
  readonly ok: true;
  readonly registered: Evaluation;
  readonly unregistered: Evaluation;
  /** Profit of the registered seller less that of the other: positive if registering pays. */
  readonly difference: Halalas;
  /** The lowest price at which a registered seller earns as much as the other does at the compared price; null if none does. */
  readonly samePrice: Halalas | null;
}

/**
 * Compares both states at `price` (VAT included if the seller charges any). Everything else about the product stays as entered.
 * Source: docs/PRICING.md, "One price, all its lines": a seller who is not registered charges no VAT and recovers none.
 */
export function compareRegistration(
  feeTable: FeeTable,
  product: Product,
  price: Halalas,
): RegistrationComparison | Refusal {
  const registered = evaluate(feeTable, { ...product, vatRegistered: true }, price);
  if (!registered.ok) return registered;
  const unregistered = evaluate(feeTable, { ...product, vatRegistered: false }, price);
  if (!unregistered.ok) return unregistered;
  const earned = unregistered.point.statement.profit;
  return {
    ok: true,
    registered,
    unregistered,
    difference: registered.point.statement.profit - earned,
    samePrice: leastPrice(registered.terms, { fixed: earned }),
  };
}
