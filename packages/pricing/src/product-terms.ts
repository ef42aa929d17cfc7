import type { FeeTable } from './fee-table.ts';
import { parcelOf, type Parcel } from './parcel.ts';
import { firstOutOfLimits } from './product-limits.ts';
import type { Product } from './product.ts';
import type { Refusal } from './refusal.ts';
import { withoutVat } from './rounding.ts';
import type { FulfilmentFee, ReferralRule, Terms } from './terms.ts';
import type { Halalas } from './units.ts';

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
  const fulfilment = fulfilmentOf(feeTable, product);
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

function fulfilmentOf(
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
