import { evaluate, type Evaluation } from '@saer/pricing/answer/evaluate';
import type { FeeTable } from '@saer/pricing/fees/fee-table';
import { leastPrice } from '@saer/pricing/search/least-price';
import type { Product } from '@saer/pricing/fees/product';
import type { Refusal } from '@saer/pricing/fees/refusal';
import type { Halalas } from '@saer/pricing/money/units';

/** One price of one product, sold in each of the states that the law knows. */
export interface RegistrationComparison {
  readonly ok: true;
  readonly registered: Evaluation;
  /** Not registered, with the payout whole: the marketplace, supplier by law since 2026, pays the VAT itself, or it is no marketplace. */
  readonly unregistered: Evaluation;
  /** Not registered, and the marketplace keeps the VAT in the price from the payout; null where the law makes nobody the supplier. */
  readonly keptByStore: Evaluation | null;
  /** Profit of the registered seller less that of the unregistered one with a whole payout: positive if registering pays. */
  readonly difference: Halalas;
  /** The same less that of the one from whose payout the VAT is kept; null where there is none. */
  readonly differenceIfKept: Halalas | null;
  /** The lowest price at which a registered seller earns as much as the other does at the compared price; null if none does. */
  readonly samePrice: Halalas | null;
}

/**
 * Compares the states at `price`, VAT included if anybody owes it. Everything else about the product stays as entered. Sources:
 * docs/PRICING.md, "One price, all its lines", and "Sellers who are not registered for VAT".
 */
export function compareRegistration(
  feeTable: FeeTable,
  product: Product,
  price: Halalas,
): RegistrationComparison | Refusal {
  const registered = evaluate(feeTable, { ...product, vatRegistered: true }, price);
  if (!registered.ok) return registered;
  const unregisteredIn = (deemedSupplier: FeeTable['store']['deemedSupplier']) =>
    evaluate(
      { ...feeTable, store: { ...feeTable.store, deemedSupplier } },
      { ...product, vatRegistered: false },
      price,
    );
  const unregistered = unregisteredIn('storeBears');
  if (!unregistered.ok) return unregistered;
  const kept = feeTable.store.deemedSupplier === null ? null : unregisteredIn('sellerBears');
  const keptByStore = kept?.ok === true ? kept : null;
  const earned = unregistered.point.statement.profit;
  const { profit } = registered.point.statement;
  return {
    ok: true,
    registered,
    unregistered,
    keptByStore,
    difference: profit - earned,
    differenceIfKept: keptByStore && profit - keptByStore.point.statement.profit,
    samePrice: leastPrice(registered.terms, { fixed: earned }),
  };
}
