import { halfUp, partsWithVat, withoutVat, withVat, WHOLE } from '@saer/pricing/money/rounding';
import type { SizeClass } from '@saer/pricing/fees/fee-table';
import type { Terms } from '@saer/pricing/fees/terms';
import type { BasisPoints, Grams, Halalas } from '@saer/pricing/money/units';
import type { StoreFeeTable } from '@saer/quoting/fee-book';
import type { Difference } from './difference.ts';
import { type DueTerms, feesAt } from './due.ts';

/** A charge of one unit, VAT included, that differs from what is due at its price. */
export interface UnexplainedCharge {
  readonly charged: Halalas;
  readonly price: Halalas;
  /** Prices before a promotion that the line names. */
  readonly pricesBeforePromotion: readonly Halalas[];
  /** Other prices of the line and of the product. */
  readonly otherPrices: readonly Halalas[];
  /** The same product by the fees of other dates, with the day they start. */
  readonly otherTables: readonly { readonly from: string; readonly due: DueTerms }[];
}

/** Rates that are nobody's are only believed in steps of a quarter per cent: at most prices some rate gives any fee. */
const believedStep: BasisPoints = 25;
const maxCategories = 5;

/** Explains a commission that differs: the first of the explanations that gives exactly the charge. */
export function explainReferral(
  table: StoreFeeTable,
  terms: Terms,
  { charged, price, pricesBeforePromotion, otherPrices, otherTables }: UnexplainedCharge,
): Difference {
  const due = feesAt(terms, price).referral;
  if (withoutOrDoubleVat(charged, due, terms.feeVat)) return { kind: 'vat' };
  const minimum = withVat(terms.minReferral, terms.feeVat);
  const byRate = feesAt({ ...terms, minReferral: 0 }, price).referral;
  if (charged === minimum || (due === minimum && charged === byRate)) return { kind: 'minimum' };
  const before = pricesBeforePromotion.find((other) => feesAt(terms, other).referral === charged);
  if (before !== undefined) return { kind: 'promotion', price: before };
  const atPrice = otherPrices.find((other) => feesAt(terms, other).referral === charged);
  if (atPrice !== undefined) return { kind: 'price', price: atPrice };
  const earlier = otherTables.find(
    ({ due: { terms: of, referral } }) =>
      of !== null && referral === null && feesAt(of, price).referral === charged,
  );
  if (earlier !== undefined) return { kind: 'table', from: earlier.from };
  return explainRate(table, terms, charged, price);
}

function explainRate(table: StoreFeeTable, terms: Terms, charged: Halalas, price: Halalas): Difference {
  const subFamilies: string[] = [];
  for (const [subFamily, referral] of Object.entries(table.referralRules)) {
    if (feesAt({ ...terms, referral }, price).referral !== charged) continue;
    subFamilies.push(subFamily);
    if (subFamilies.length === maxCategories) break;
  }
  const rate = inferRate(charged, price, terms.feeVat);
  if (subFamilies.length > 0)
    return { kind: 'rate', rate: rate ?? nearestRate(charged, price, terms.feeVat), subFamilies };
  return rate === null ? { kind: 'unknown' } : { kind: 'rate', rate, subFamilies };
}

export const nearestRate = (charged: Halalas, price: Halalas, feeVat: BasisPoints): BasisPoints =>
  price <= 0 ? 0 : halfUp(withoutVat(charged, feeVat) * WHOLE, price);

/** The commission at a rate, VAT included: `rh(price × rate × (1 + VAT))`. */
const commissionAt = (rate: BasisPoints, price: Halalas, feeVat: BasisPoints): Halalas =>
  partsWithVat(price * rate, WHOLE + feeVat);

/** The rate in steps of a quarter per cent that gives exactly a commission at a price; null if none does. */
export function inferRate(charged: Halalas, price: Halalas, feeVat: BasisPoints): BasisPoints | null {
  if (price <= 0 || charged <= 0) return null;
  const rate = halfUp(nearestRate(charged, price, feeVat), believedStep) * believedStep;
  if (rate <= 0 || rate >= WHOLE) return null;
  return commissionAt(rate, price, feeVat) === charged ? rate : null;
}

/** Explains a fulfilment fee that differs. */
export function explainFulfilment(
  table: StoreFeeTable,
  { terms, parcel }: { readonly terms: Terms; readonly parcel: DueTerms['parcel'] },
  { charged, price, pricesBeforePromotion, otherTables }: UnexplainedCharge,
): Difference {
  const due = feesAt(terms, price).fulfilment;
  // A step of weight may cost just the VAT more: both are said, the measurement first, which is what can be disputed.
  const isVat = withoutOrDoubleVat(charged, due, terms.feeVat);
  const step = isVat ? findSlab(table, charged, price, parcel) : null;
  if (step !== null) return { kind: 'sizeClass', ...step, isOrVat: true };
  if (isVat) return { kind: 'vat' };
  const before = pricesBeforePromotion.find((other) => feesAt(terms, other).fulfilment === charged);
  if (before !== undefined) return { kind: 'promotion', price: before };
  const { below, above, breakpoint } = terms.fulfilment;
  if (breakpoint !== null && [below, above].some((fee) => withVat(fee, terms.feeVat) === charged))
    return { kind: 'price', price: null };
  const measured = findSlab(table, charged, price, parcel);
  if (measured !== null) return { kind: 'sizeClass', ...measured, isOrVat: false };
  const earlier = otherTables.find(
    ({ due: { terms: of, fulfilment } }) =>
      of !== null && fulfilment === null && feesAt(of, price).fulfilment === charged,
  );
  return earlier === undefined ? { kind: 'unknown' } : { kind: 'table', from: earlier.from };
}

/** The VAT is missing from the charge, or was added to it once too often: to the halala, since it was rounded before. */
const withoutOrDoubleVat = (charged: Halalas, due: Halalas, feeVat: BasisPoints): boolean =>
  feeVat > 0 &&
  (Math.abs(charged - withVat(due, feeVat)) <= 1 || Math.abs(charged - withoutVat(due, feeVat)) <= 1);

interface Slab {
  readonly sizeClass: string;
  readonly maxWeight: Grams;
}

/** The slab with exactly a fee, VAT included: first in the product's own class, then in the store's order. */
function findSlab(
  { sizeClasses, store }: StoreFeeTable,
  charged: Halalas,
  price: Halalas,
  parcel: DueTerms['parcel'],
): Slab | null {
  const own = sizeClasses.filter(({ code }) => code === parcel?.sizeClass);
  for (const sizeClass of [...own, ...sizeClasses]) {
    const maxWeight = weightWithFee(sizeClass, (fee) => withVat(fee, store.feeVat) === charged, price);
    if (maxWeight !== null) return { sizeClass: sizeClass.code, maxWeight };
  }
  return null;
}

/** Steps beyond the last slab that are looked through. */
const maxSteps = 200;

/** The weight up to which a size class has a fee; null if it has none such. */
export function weightWithFee(
  { slabs, breakpoint, overflow }: SizeClass,
  isCharged: (fee: Halalas) => boolean,
  price: Halalas,
): Grams | null {
  const isBelow = breakpoint === null || price <= breakpoint;
  const slab = slabs.find(({ feeBelow, feeAbove }) => isCharged(isBelow ? feeBelow : feeAbove));
  if (slab !== undefined) return slab.maxWeight;
  const last = slabs.at(-1);
  if (last === undefined || overflow === null) return null;
  for (let step = 1; step <= maxSteps; step += 1)
    if (isCharged((isBelow ? last.feeBelow : last.feeAbove) + step * overflow.fee))
      return overflow.above + step * overflow.step;
  return null;
}
