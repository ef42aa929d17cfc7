import type { ProductInput } from '@saer/contract/product-input';
import { evaluate, type Evaluation } from '@saer/pricing/evaluate';
import { explainWeight, type WeightExplanation } from '@saer/pricing/explain-weight';
import { maxCost } from '@saer/pricing/max-cost';
import type { PricePoint } from '@saer/pricing/price-point';
import { ownTarget } from '@saer/pricing/product-target';
import { profitAt } from '@saer/pricing/profit';
import type { Refusal } from '@saer/pricing/refusal';
import { supplierCost } from '@saer/pricing/supplier-cost';
import type { Target } from '@saer/pricing/target';
import type { OtherParcel } from '@saer/pricing/weight-doubt';
import type { QuotableBook, StoreFeeTable, StoreProduct, Unquoted } from './fee-book.ts';
import { askEngine, type Quoted } from './price-product.ts';
import { resolveProduct } from './resolve-product.ts';

/** What a price leaves, whatever is wanted of the product. Named like a `Quote`, for pages that show either. */
export interface PriceCheck extends Omit<Evaluation, 'point'> {
  /** The price that was asked about. */
  readonly final: PricePoint;
  /** No price is looked for: nothing is recommended, and no range factor is asked. */
  readonly recommended: null;
  readonly target: null;
  /** What the seller asks for; null: nothing. */
  readonly ownTarget: Target | null;
  /** The largest cost before VAT at which the price is no loss; null: it is one at any cost. */
  readonly maxCostWithoutLoss: number | null;
  /** The most to pay a supplier for the own target; null: no cost is low enough, or there is no own target. */
  readonly maxCost: number | null;
  /** Which weight counted, and why; null where the seller typed the fulfilment fee. */
  readonly weight: WeightExplanation<CheckedParcel> | null;
}

/** Another parcel the product could be. */
export interface CheckedParcel extends Omit<OtherParcel, 'fee'> {
  /** What the price leaves then; null: its fee is not known. */
  readonly profit: number | null;
}

export type TargetMargin = Pick<ProductInput, 'marginRate' | 'marginBase' | 'marginAmount'>;

/** Says what a price leaves of a product. `requested`: what the seller asks for, where the product does not say so itself. */
export function checkPrice<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  product: StoreProduct,
  price: number,
  requested: TargetMargin = product,
): Quoted<PriceCheck, Table> | Unquoted {
  return askEngine(
    (feeTable, resolved) => checkOf(feeTable, resolved, price, requested),
    resolveProduct(book, product),
  );
}

function checkOf(
  feeTable: StoreFeeTable,
  product: StoreProduct,
  price: number,
  requested: TargetMargin,
): PriceCheck | Refusal {
  const evaluation = evaluate(feeTable, product, price);
  if (!evaluation.ok) return evaluation;
  const { point: final, ...found } = evaluation;
  const { terms, parcel } = found;
  const wished = { ...product, ...requested };
  const own = ownTarget(wished);
  const weight = parcel && explainWeight(feeTable, product, parcel);
  const checked = ({ sizeClass, shippingWeight, fee }: OtherParcel): CheckedParcel => ({
    sizeClass,
    shippingWeight,
    profit: fee && profitAt({ ...terms, fulfilment: fee }, price),
  });
  return {
    ...found,
    final,
    recommended: null,
    target: null,
    ownTarget: own,
    maxCostWithoutLoss: maxCost(terms, { fixed: 0 }, price),
    maxCost: own && supplierCost(feeTable, wished, terms, price),
    weight: weight && {
      ...weight,
      maxVolume: weight.maxVolume && checked(weight.maxVolume),
      bySides: weight.bySides && checked(weight.bySides),
    },
  };
}
