import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StatementField, StatementLayout } from '@saer/tools/statement/columns';
import type {
  CheckedFee,
  DifferenceKind,
  FindingKind,
  UncheckedReason,
} from '@saer/tools/statement/difference';

export const feeWords: Readonly<Record<CheckedFee, MessageDescriptor>> = {
  referral: msg`Commission`,
  fulfilment: msg`Fulfilment fee`,
};

/** Why a charge differs, in two or three words. */
export const kindWords: Readonly<Record<DifferenceKind, MessageDescriptor>> = {
  sizeClass: msg`Another size measured`,
  rate: msg`Another commission rate`,
  price: msg`Charged on another price`,
  table: msg`Fees of another date`,
  minimum: msg`Minimum fee`,
  vat: msg`VAT`,
  credit: msg`Not given back`,
  rounding: msg`Rounding`,
  unknown: msg`Not explained`,
};

/** The same in a sentence, with what to do. */
export const kindAdvice: Readonly<Record<DifferenceKind, MessageDescriptor>> = {
  sizeClass: msg`The fee is that of another size class or weight: compare the measurements and dispute them.`,
  rate: msg`The commission is that of another rate: check the category of the product at the store.`,
  price: msg`The fee was calculated on another price, such as the one before a promotion.`,
  table: msg`The fee is exactly that of a fee table of another date.`,
  minimum: msg`The minimum fee was charged instead of the rate, or left out.`,
  vat: msg`VAT is missing from the fee, or was added once too often.`,
  credit: msg`The item was returned or cancelled, but the fee was not given back.`,
  rounding: msg`A halala per unit, nothing to dispute.`,
  unknown: msg`No size, rate, price or date of ours gives this fee. Ask the store what it is for.`,
};

/** Names what stands out in a fee that could not be checked, in a few words. */
export const findingWords: Readonly<Record<FindingKind, MessageDescriptor>> = {
  noSuchRate: msg`No category of the store’s fee table has this rate`,
  noSuchFee: msg`No size class of the store’s fee table has this fee`,
  aboveClass: msg`More than the size class in the file costs at any weight`,
  unlike: msg`Unlike most lines of this product`,
  notCredited: msg`Returned, and the commission was not given back`,
};

/** Says what to do about it. */
export const findingAdvice: Readonly<Record<FindingKind, MessageDescriptor>> = {
  noSuchRate: msg`Check below whether the fees in the file are with VAT; if so, ask the store which rate this is.`,
  noSuchFee: msg`Check below whether the fees in the file are with VAT; if so, ask the store which size it charged.`,
  aboveClass: msg`Ask the store which size and weight it charged.`,
  unlike: msg`Save the product with its size, or choose its category below for the commission: then it is held against the fee table.`,
  notCredited: msg`Ask the store for the commission of the returned item.`,
};

export const uncheckedWords: Readonly<Record<UncheckedReason, MessageDescriptor>> = {
  inferred: msg`The product is not saved: most of its lines are charged alike, and the fee table has such a fee. Whether it is the product’s own is not known.`,
  noProduct: msg`No saved product and too few lines to infer from: choose a category below, or save the product.`,
  noSize: msg`The product has no size and weight: add them to the saved product.`,
  noRate: msg`Its category has no commission in the fee table.`,
  noTable: msg`We have no fee table of the store for that day.`,
  noDay: msg`The line has no date.`,
  noPrice: msg`The line has no price.`,
  notCharged: msg`The line charges nothing.`,
};

export const layoutWords: Readonly<Record<StatementLayout, MessageDescriptor>> = {
  noonStatement: msg`noon: Statement Detail Report`,
  noonItemFees: msg`noon: Consolidated Item Level Fees Report`,
  noonTransactionView: msg`noon: Transaction View`,
  noonTransactions: msg`noon: monthly transactions`,
  noonInventory: msg`noon: FBN inventory with measurements`,
  amazonSettlement: msg`Amazon: settlement flat file (V2)`,
  own: msg`Columns assigned`,
};

/** The fields that a seller can assign to columns, in the order of the form. */
export const assignedFields = [
  'order',
  'item',
  'partnerSku',
  'sku',
  'barcode',
  'title',
  'orderedOn',
  'chargedOn',
  'status',
  'price',
  'referral',
  'fulfilment',
] as const satisfies readonly StatementField[];

export const fieldWords: Readonly<Record<(typeof assignedFields)[number], MessageDescriptor>> = {
  order: msg`Order number`,
  item: msg`Item number`,
  partnerSku: msg`Your SKU`,
  sku: msg`The store’s SKU`,
  barcode: msg`P-barcode or barcode`,
  title: msg`Product name`,
  orderedOn: msg`Order date`,
  chargedOn: msg`Statement date`,
  status: msg`Status (delivered, returned …)`,
  price: msg`Price with VAT`,
  referral: msg`Commission`,
  fulfilment: msg`Fulfilment fee`,
};
