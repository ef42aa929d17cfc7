import type { Parcel } from '@saer/pricing/fees/parcel';
import { productTerms } from '@saer/pricing/fees/product-terms';
import type { Refusal } from '@saer/pricing/fees/refusal';
import { statement } from '@saer/pricing/answer/statement';
import type { Terms } from '@saer/pricing/fees/terms';
import type { Halalas } from '@saer/pricing/money/units';
import { forHandover, type StoreFeeTable, type StoreProduct } from '@saer/quoting/fee-book';
import { feesToConfirm as unconfirmedFees } from '@saer/quoting/fees-to-confirm';
import { resolveProduct } from '@saer/quoting/resolve-product';
import type { CheckedFee } from './line.ts';
import { type DatedBook, tableIn } from './fee-history.ts';

/** Why a fee is not known. */
type DueRefusal = Refusal['reason'] | 'noTable' | 'unknownCategory';

/** A product's terms by a fee table, whatever its price. */
export interface DueTerms {
  readonly table: StoreFeeTable | null;
  readonly terms: Terms | null;
  readonly parcel: Parcel | null;
  readonly referral: DueRefusal | null;
  readonly fulfilment: DueRefusal | null;
  /** The fees that are known, but neither have a source nor were confirmed: a charge cannot be disputed by them. */
  readonly toConfirm: readonly CheckedFee[];
}

export const noFee = { below: 0, above: 0, breakpoint: null };
export const noReferral = { shape: 'flat', rate1: 0 } as const;

const nothing = (reason: DueRefusal, table: StoreFeeTable | null = null): DueTerms => ({
  table,
  terms: null,
  parcel: null,
  referral: reason,
  fulfilment: reason,
  toConfirm: [],
});

/** The known fees of a product that are to be confirmed; VAT is no fee of a statement's line. */
const feesToConfirm = (
  table: StoreFeeTable,
  product: StoreProduct,
  parcel: Parcel | null,
): readonly CheckedFee[] => unconfirmedFees(table, product, parcel).filter((fee) => fee !== 'saleVat');

/**
 * The terms of a product in a store by a fee book. Where only one of the two fees is known (no size, or a category without a rate),
 * the other one still is, and `referral` or `fulfilment` says why.
 */
export function dueTerms(dated: DatedBook, product: StoreProduct): DueTerms {
  const table = tableIn(dated, product.store);
  if (table === null) return nothing('noTable');
  const resolved = resolveProduct(dated.book, product);
  if (!resolved.ok) return withoutCategory(forHandover(table, product.handover), product);
  const { feeTable, product: found } = resolved;
  const whole = productTerms(feeTable, found);
  if (whole.ok)
    return {
      table: feeTable,
      terms: whole.terms,
      parcel: whole.parcel,
      referral: null,
      fulfilment: null,
      toConfirm: feesToConfirm(feeTable, found, whole.parcel),
    };
  const { override } = found;
  const withoutSize = productTerms(feeTable, { ...found, override: { ...override, fulfilment: noFee } });
  if (withoutSize.ok)
    return {
      table: feeTable,
      terms: withoutSize.terms,
      parcel: null,
      referral: null,
      fulfilment: whole.reason,
      toConfirm: feesToConfirm(feeTable, found, null),
    };
  const withoutRate = productTerms(feeTable, { ...found, override: { ...override, referral: noReferral } });
  if (withoutRate.ok)
    return {
      table: feeTable,
      terms: withoutRate.terms,
      parcel: withoutRate.parcel,
      referral: whole.reason,
      fulfilment: null,
      toConfirm: feesToConfirm(feeTable, found, withoutRate.parcel),
    };
  return nothing(whole.reason, feeTable);
}

/** The fulfilment fee does not depend on the category. */
function withoutCategory(table: StoreFeeTable, whole: StoreProduct): DueTerms {
  const { override, ...product } = whole;
  const found = productTerms(table, { ...product, override: { ...override, referral: noReferral } });
  return found.ok
    ? {
        table,
        terms: found.terms,
        parcel: found.parcel,
        referral: 'unknownCategory',
        fulfilment: null,
        toConfirm: feesToConfirm(table, whole, found.parcel),
      }
    : { ...nothing('unknownCategory', table), fulfilment: found.reason };
}

/** Both fees of one unit at a price, VAT included: the engine's lines. */
export interface DueFees {
  readonly referral: Halalas;
  readonly fulfilment: Halalas;
}

export function feesAt(terms: Terms, price: Halalas): DueFees {
  const lines = statement(terms, price);
  return {
    referral: lines.referral + lines.referralVat,
    fulfilment: lines.fulfilment + lines.fulfilmentVat,
  };
}
