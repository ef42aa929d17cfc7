import type { ProductInput } from '@saer/contract/products/product-input';
import { evaluate, type Evaluation } from '@saer/pricing/answer/evaluate';
import { explainWeight, type WeightExplanation } from '@saer/pricing/answer/explain-weight';
import { maxCost, shortfall } from '@saer/pricing/search/shortfall';
import { type PricePoint, margins, type Margins } from '@saer/pricing/answer/price-point';
import { ownTarget, type Target } from '@saer/pricing/fees/product-target';
import { profitAt } from '@saer/pricing/search/profit';
import type { Refusal } from '@saer/pricing/fees/refusal';
import { supplierCost } from '@saer/pricing/answer/supplier-cost';
import type { OtherParcel } from '@saer/pricing/answer/weight-doubt';
import type { QuotableBook, StoreFeeTable, StoreProduct, Unquoted } from './fee-book.ts';
import { askEngine, ownParcel, type Quoted } from './price-product.ts';
import { resolveProduct } from './resolve-product.ts';
import { statement } from '@saer/pricing/answer/statement';
import type { Terms } from '@saer/pricing/fees/terms';

/** The results of a given price, whatever the target. Named like a `Quote`, for pages that display either. */
export interface PriceCheck extends Omit<Evaluation, 'point'> {
  /** The price to check. */
  readonly final: PricePoint;
  /** No price is recommended, and no range factor is applied. */
  readonly recommended: null;
  readonly target: null;
  /** The seller's own target; null if there is none. */
  readonly ownTarget: Target | null;
  /** The largest cost before VAT at which the price makes no loss; null if it does at any cost. */
  readonly maxCostWithoutLoss: number | null;
  /** The highest price to pay a supplier for the own target; null if no cost is low enough, or there is no own target. */
  readonly largestCost: number | null;
  /** Which weight was used, and why; null if the seller entered the fulfilment fee. */
  readonly weight: WeightExplanation<CheckedParcel> | null;
}

/** An alternative parcel of the product. */
export interface CheckedParcel extends Omit<OtherParcel, 'fee'> {
  /** The profit with that parcel; null if its fee is unknown. */
  readonly profit: number | null;
}

export type TargetMargin = Pick<ProductInput, 'marginRate' | 'marginBase' | 'marginAmount'>;

/** Returns the results of a given price. `requested` is the seller's target, if the product does not contain one. */
export function checkPrice<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  product: StoreProduct,
  price: number,
  requested: TargetMargin = product,
): Quoted<PriceCheck, Table> | Unquoted {
  return askEngine<PriceCheck, Table>(
    (feeTable, resolved) => checkProduct(feeTable, resolved, price, requested),
    resolveProduct(book, product),
    ownParcel,
  );
}

function checkProduct(
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
    largestCost: own && supplierCost(feeTable, wished, terms, price),
    weight: weight && {
      ...weight,
      largestVolume: weight.largestVolume && checked(weight.largestVolume),
      bySides: weight.bySides && checked(weight.bySides),
    },
  };
}

/** The amount by which a price misses its target. */
export interface Shortfall {
  /** Profit, in halalas. */
  readonly amount: number;
  /** The part of the seller's own target that is missed most; null if it is met but the range factor's floor is not. */
  readonly part: Target | null;
  readonly profit: number;
  readonly margins: Margins;
}

/** The amount by which a price misses its target, also while another price is checked; null if it meets it. */
export function shortfallAt(
  {
    terms,
    ownTarget: own,
    target,
  }: { readonly terms: Terms; readonly ownTarget: Target | null; readonly target: Target | null },
  price: number,
): Shortfall | null {
  const lacking = splitTarget(own ?? {})
    .map((part) => ({ part, amount: shortfall(terms, part, price) }))
    .toSorted((one, other) => other.amount - one.amount)[0];
  const lost =
    lacking !== undefined && lacking.amount > 0
      ? lacking
      : { part: null, amount: target === null ? 0 : shortfall(terms, target, price) };
  if (lost.amount === 0) return null;
  const lines = statement(terms, price);
  return { ...lost, profit: lines.profit, margins: margins(lines, terms.cost) };
}

const splitTarget = (target: Target): readonly Target[] =>
  Object.entries(target).map(([name, value]): Target => ({ [name]: value }));
