import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftField } from '@saer/contract/calculator-draft';

/** Labels of fields where the page mentions them elsewhere. */
export const fieldNames: Readonly<Record<DraftField, MessageDescriptor>> = {
  mode: msg`Way of calculating`,
  name: msg`Product name`,
  barcode: msg`Barcode`,
  store: msg`Store`,
  subFamily: msg`Category`,
  type: msg`Type`,
  sizeBy: msg`Set size by`,
  sizeClass: msg`Size class`,
  length: msg`Length`,
  width: msg`Width`,
  height: msg`Height`,
  weight: msg`Weight`,
  weightUnit: msg`Unit`,
  handover: msg`Handover to the courier`,
  cost: msg`Product cost`,
  costIncludesVat: msg`The cost I entered includes VAT`,
  vat: msg`VAT on this item`,
  vatRegistered: msg`I’m registered for VAT`,
  feeVatIsCost: msg`I don’t recover VAT on the store’s fees`,
  marginRate: msg`Margin`,
  marginBase: msg`Margin calculated on`,
  marginAmount: msg`Profit of at least`,
  extraRate: msg`Extra costs (% of price)`,
  extraFixed: msg`Extra costs (amount)`,
  ending: msg`Price ends in`,
  referralRate: msg`Commission`,
  fulfilmentFee: msg`Fulfilment fee before VAT`,
  on: msg`Fees as of`,
  price: msg`Your price`,
  product: msg`The product this was opened from`,
  productVersion: msg`The product this was opened from`,
};
