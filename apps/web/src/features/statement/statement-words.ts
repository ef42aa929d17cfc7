import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StatementField, StatementLayout } from '@saer/tools/statement/columns';
import type { ChargeCategory } from '@saer/tools/statement/categories';
import type { DifferenceKind, FindingKind, UncheckedReason } from '@saer/tools/statement/difference';
import type { ChargeKind } from '@saer/tools/statement/line';
import type { ClaimKind } from '@saer/tools/statement/disputes';
import { useQuery } from '@tanstack/react-query';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import { useName } from '../../domain/names/use-name.ts';

export const chargeWords: Readonly<Record<ChargeKind, MessageDescriptor>> = {
  referral: msg`Commission`,
  fulfilment: msg`Fulfilment fee`,
  penalty: msg`Penalty`,
  cancellation: msg`Cancellation fee`,
  damagedReturn: msg`Damaged return`,
  returnAdministration: msg`Return administration`,
  storage: msg`Storage`,
  promotion: msg`Promotion`,
  subsidy: msg`Credits and subsidies`,
  other: msg`Other fee`,
};

/** Names of categories, in a few words. */
export const categoryWords: Readonly<Record<ChargeCategory, MessageDescriptor>> = {
  agrees: msg`As the fee table says`,
  twice: msg`Charged twice`,
  size: msg`Another size measured`,
  rate: msg`Another commission rate`,
  promotion: msg`Charged on the price before the promotion`,
  price: msg`Charged on another price`,
  date: msg`Fees of another date`,
  minimum: msg`Minimum fee`,
  vat: msg`VAT`,
  return: msg`Returns and cancelled items`,
  rounding: msg`Rounding`,
  unexplained: msg`Not explained`,
  compared: msg`Compared only with other lines of the product`,
  unchecked: msg`Commission or fulfilment fee not checked`,
  penalty: msg`Penalties, not checked`,
  cancellation: msg`Cancellation fees, not checked`,
  damagedReturn: msg`Damaged returns, not checked`,
  storage: msg`Storage, not checked`,
  subsidy: msg`Credits and subsidies, not checked`,
  other: msg`Other fees, not checked`,
};

/** Names of claims. */
export const claimWords: Readonly<Record<ClaimKind, MessageDescriptor>> = {
  measurement: msg`Measurement, FBN`,
  directShipMeasurement: msg`Measurement, DirectShip`,
  return: msg`Return: not given back, or too much kept`,
  cancelled: msg`Cancelled: not given back`,
  twice: msg`Charged twice`,
  fee: msg`Commission or fee`,
};

/** The same as the name of a sheet: at most 31 characters, and no colon. */
export const claimSheetWords: Readonly<Record<ClaimKind, MessageDescriptor>> = {
  measurement: msg`Lines, measurements`,
  directShipMeasurement: msg`Lines, DirectShip`,
  return: msg`Returns`,
  cancelled: msg`Cancelled items`,
  twice: msg`Charged twice`,
  fee: msg`Commissions and fees`,
};

/** Why a charge differs, in two or three words. */
export const kindWords: Readonly<Record<DifferenceKind, MessageDescriptor>> = {
  twice: msg`Charged twice`,
  sizeClass: msg`Another size measured`,
  rate: msg`Another commission rate`,
  promotion: msg`Charged on the price before the promotion`,
  price: msg`Charged on another price`,
  table: msg`Fees of another date`,
  minimum: msg`Minimum fee`,
  vat: msg`VAT`,
  credit: msg`Not given back`,
  returnCap: msg`More kept of the return than allowed`,
  rounding: msg`Rounding`,
  unknown: msg`Not explained`,
};

/** The same in a sentence, with what to do. */
export const kindAdvice: Readonly<Record<DifferenceKind, MessageDescriptor>> = {
  twice: msg`The same order and item number has this fee in an earlier line too. If the sale was paid twice as well, the store can take that back.`,
  sizeClass: msg`The fee is that of another size class or weight: compare the measurements and dispute them.`,
  rate: msg`The commission is that of another rate: check the category of the product at the store.`,
  promotion: msg`The fee is exactly that of the price before the promotion: ask the store which price it is of.`,
  price: msg`The fee is exactly that of another price of the product, or of the other side of a price step.`,
  table: msg`The fee is exactly that of a fee table of another date.`,
  minimum: msg`The minimum fee was charged instead of the rate, or left out.`,
  vat: msg`VAT is missing from the fee, or was added once too often.`,
  credit: msg`The item was returned or cancelled, but the fee was not given back. Of a return, the store’s published fee for its administration is taken off, where we know it.`,
  returnCap: msg`Of a return the store may keep the lower one of a sum and a share of the commission: this is more.`,
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
  otherFee: msg`The fee table does not have it.`,
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

/** Names of size classes and categories in the reader's language, by code. */
export function useFeeNames() {
  const { data: book } = useQuery(feeBookQuery());
  const name = useName();
  const sizeClasses = Object.fromEntries(
    (book?.stores ?? []).flatMap(({ feeTable }) =>
      (feeTable?.sizeClasses ?? []).map((each) => [each.code, name(each)] as const),
    ),
  );
  const subFamilies = Object.fromEntries(
    (book?.subFamilies ?? []).map((each) => [each.code, name(each)] as const),
  );
  return { book, sizeClasses, subFamilies };
}
