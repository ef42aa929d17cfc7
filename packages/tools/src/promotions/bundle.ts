import type { FeeTable } from '@saer/pricing/fees/fee-table';
import { leastPrice } from '@saer/pricing/search/least-price';
import { offer, type Offer } from '@saer/pricing/answer/offer';
import type { Product, Sides } from '@saer/pricing/fees/product';
import type { Refusal } from '@saer/pricing/fees/refusal';
import { statement, type Statement } from '@saer/pricing/answer/statement';
import type { Grams, Halalas } from '@saer/pricing/money/units';

/** Several units of one product in one parcel. */
export interface Pack {
  /** Units in it, at least 2. */
  readonly units: number;
  /** Sides of the packed parcel; by default the units are stacked on their shortest side. */
  readonly sides?: Sides | undefined;
  /** Weight of the packed parcel without the store's packaging; by default the units' together. */
  readonly weight?: Grams | undefined;
}

/** A pack beside its units sold one by one. */
export interface BundleOffer {
  readonly ok: true;
  readonly single: Offer;
  /** The pack at the same target. */
  readonly bundle: Offer;
  /** All units sold one by one at their final price: what the buyer pays, and what it earns. */
  readonly singlesPrice: Halalas;
  readonly singlesProfit: Halalas;
  /** Store fees of the units one by one less those of the pack at the price that earns the same. */
  readonly feesSaved: Halalas;
  /** The lowest pack price that earns what the units do one by one, with its lines; null if none does. */
  readonly sameProfit: Statement | null;
}

/**
 * Prices a pack: costs, returns, storage, weight and a target sum are those of all its units, fees are those of one parcel. Refusals are the engine's,
 * for the unit or for the pack (`outOfLimits` where a pack costs or weighs too much).
 */
export function bundleOffer(feeTable: FeeTable, product: Product, pack: Pack): BundleOffer | Refusal {
  const single = offer(feeTable, product);
  if (!single.ok) return single;
  const bundle = offer(feeTable, packed(product, pack));
  if (!bundle.ok) return bundle;
  const { price, profit, totalStoreFees } = single.final.statement;
  const singlesProfit = pack.units * profit;
  const samePrice = leastPrice(bundle.terms, { fixed: singlesProfit });
  const sameProfit = samePrice === null ? null : statement(bundle.terms, samePrice);
  const bundleFees = (sameProfit ?? bundle.final.statement).totalStoreFees;
  return {
    ok: true,
    single,
    bundle,
    singlesPrice: pack.units * price,
    singlesProfit,
    feesSaved: pack.units * totalStoreFees - bundleFees,
    sameProfit,
  };
}

/** The pack as a product: without a price of its own, and classified by its sides where they are known. */
export function packed(product: Product, { units, sides, weight }: Pack): Product {
  const { price: _own, sizeClass, ...rest } = product;
  const stacked = sides ?? (product.sides && stack(product.sides, units));
  const times = (sum: number | undefined): number | undefined =>
    sum === undefined ? undefined : units * sum;
  return {
    ...rest,
    sizeClass: stacked === undefined ? sizeClass : undefined,
    sides: stacked,
    weight: weight ?? times(product.weight),
    cost: units * product.cost,
    extraFixed: units * product.extraFixed,
    returnCost: units * product.returnCost,
    storageCost: units * product.storageCost,
    marginAmount: times(product.marginAmount),
  };
}

function stack(sides: Sides, units: number): Sides {
  const [longest = 0, median = 0, shortest = 0] = sides.toSorted((one, other) => other - one);
  return [longest, median, shortest * units];
}
