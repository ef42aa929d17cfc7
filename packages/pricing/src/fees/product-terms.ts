import type { FeeTable } from './fee-table.ts';
import { parcelOf, type Parcel } from './parcel.ts';
import type { Product } from './product.ts';
import type { Refusal } from './refusal.ts';
import { withoutVat } from '../money/rounding.ts';
import type { FulfilmentFee, ReferralRule, Terms } from './terms.ts';
import {
  type Halalas,
  type Grams,
  type Millimetres,
  MARKUP_LIMIT,
  MONEY_LIMIT,
  PRICE_LIMIT,
  RATE_LIMIT,
} from '../money/units.ts';

/** The longest side taken in: 100 m. */
const SIDE_LIMIT: Millimetres = 100_000;

/** The largest weight taken in: 10 tonnes. */
const WEIGHT_LIMIT: Grams = 10_000_000;

/** A field that, if present, must be a whole number from `min` to `max`. */
interface FieldLimit {
  readonly field: string;
  readonly value: number | null | undefined;
  readonly min: number;
  readonly max: number;
}

/** The first number of a product that the engine does not accept: one that is not whole, too small or too large. */
function firstOutOfLimits(product: Product): Refusal | null {
  for (const { field, value, min, max } of listLimits(product)) {
    if (value === undefined || value === null) continue;
    if (!Number.isInteger(value) || value < min || value > max) {
      return { ok: false, reason: 'outOfLimits', field, value, min, max };
    }
  }
  return null;
}

function listLimits(product: Product): FieldLimit[] {
  const { sides, override, marginBase } = product;
  const referral = override?.referral;
  const fulfilment = override?.fulfilment;
  return [
    { field: 'cost', value: product.cost, min: 1, max: MONEY_LIMIT },
    { field: 'weight', value: product.weight, min: 1, max: WEIGHT_LIMIT },
    { field: 'sides.0', value: sides?.[0], min: 1, max: SIDE_LIMIT },
    { field: 'sides.1', value: sides?.[1], min: 1, max: SIDE_LIMIT },
    { field: 'sides.2', value: sides?.[2], min: 1, max: SIDE_LIMIT },
    rate('costVat', product.costVat),
    rate('vat', product.vat),
    {
      field: 'marginRate',
      value: product.marginRate,
      min: 0,
      max: marginBase === 'cost' ? MARKUP_LIMIT : RATE_LIMIT,
    },
    money('marginAmount', product.marginAmount),
    rate('extraRate', product.extraRate),
    money('extraFixed', product.extraFixed),
    rate('adsRate', product.adsRate),
    rate('couponRate', product.couponRate),
    money('returnCost', product.returnCost),
    money('storageCost', product.storageCost),
    { field: 'price', value: product.price, min: 1, max: PRICE_LIMIT },
    rate('override.referral.rate1', referral?.rate1),
    rate('override.referral.rate2', referral?.shape === 'flat' ? undefined : referral?.rate2),
    money('override.referral.limit', referral?.shape === 'flat' ? undefined : referral?.limit),
    money('override.fulfilment.below', fulfilment?.below),
    money('override.fulfilment.above', fulfilment?.above),
    money('override.fulfilment.breakpoint', fulfilment?.breakpoint),
  ];
}

function rate(field: string, value: number | undefined): FieldLimit {
  return { field, value, min: 0, max: RATE_LIMIT };
}

function money(field: string, value: number | null | undefined): FieldLimit {
  return { field, value, min: 0, max: MONEY_LIMIT };
}

/** A product's terms in a store, and its parcel. */
export interface ProductTerms {
  readonly ok: true;
  readonly terms: Terms;
  /** Null if the seller entered the fulfilment fee. */
  readonly parcel: Parcel | null;
}

/** Looks a product up in a store's fee table. An override replaces the table's fee. */
export function productTerms(feeTable: FeeTable, product: Product): ProductTerms | Refusal {
  const outside = firstOutOfLimits(product);
  if (outside !== null) return outside;
  const referral = referralRule(feeTable, product);
  if ('ok' in referral) return referral;
  const fulfilment = findFulfilment(feeTable, product);
  if ('ok' in fulfilment) return fulfilment;
  return {
    ok: true,
    parcel: fulfilment.parcel,
    terms: {
      referral,
      minReferral: feeTable.store.minReferral,
      fulfilment: fulfilment.fee,
      shippingCredit: feeTable.store.shippingCredit,
      ...costOf(product, product.cost),
      extraRate: product.extraRate,
      extraFixed: product.extraFixed,
      adsRate: product.adsRate,
      couponRate: product.couponRate,
      returnCost: product.returnCost,
      storageCost: product.storageCost,
      vat: product.vat,
      feeVat: feeTable.store.feeVat,
      vatRegistered: product.vatRegistered,
      bearsSaleVat: !product.vatRegistered && feeTable.store.deemedSupplier === 'sellerBears',
      feeVatIsCost: product.feeVatIsCost,
      costVat: product.costVat,
    },
  };
}

/**
 * The entered cost before VAT. A VAT-inclusive cost of an unregistered seller is used as is: removing and adding the VAT would lose
 * a halala.
 */
export function costOf(
  { costIncludesVat, costVat, vatRegistered }: Product,
  typed: Halalas,
): Pick<Terms, 'cost' | 'costPaid'> {
  if (!costIncludesVat) return { cost: typed };
  const cost = withoutVat(typed, costVat);
  return vatRegistered ? { cost } : { cost, costPaid: typed };
}

function referralRule(
  { store, referralRules }: FeeTable,
  { subFamily, override }: Product,
): ReferralRule | Refusal {
  if (override?.referral !== undefined) return override.referral;
  if (store.manualRates) {
    return { ok: false, reason: 'manualRateMissing', store: store.code, fee: 'referral' };
  }
  const rule = Object.hasOwn(referralRules, subFamily) ? referralRules[subFamily] : undefined;
  return rule ?? { ok: false, reason: 'noReferralRule', store: store.code, subFamily };
}

function findFulfilment(
  feeTable: FeeTable,
  product: Product,
): { fee: FulfilmentFee; parcel: Parcel | null } | Refusal {
  const typed = product.override?.fulfilment;
  if (typed !== undefined) return { fee: typed, parcel: null };
  if (feeTable.store.manualRates) {
    return { ok: false, reason: 'manualRateMissing', store: feeTable.store.code, fee: 'fulfilment' };
  }
  const parcel = parcelOf(feeTable, product);
  return 'ok' in parcel ? parcel : { fee: parcel.fee, parcel };
}
