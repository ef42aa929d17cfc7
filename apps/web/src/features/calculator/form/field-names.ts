import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftField, Draft } from '@saer/contract/products/calculator-draft';
import type { FormState } from '../state/form-state.ts';

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
  adsRate: msg`Ads (% of price)`,
  couponRate: msg`Coupons (% of price)`,
  returnCost: msg`Returns per unit sold`,
  storageCost: msg`Storage per unit sold`,
  ending: msg`Price ends in`,
  referralRate: msg`Commission`,
  fulfilmentFee: msg`Fulfilment fee before VAT`,
  on: msg`Fees as of`,
  price: msg`Your price`,
  product: msg`The product this was opened from`,
  productVersion: msg`The product this was opened from`,
};

type Form = Pick<FormState, 'store' | 'table'> & {
  readonly draft: Pick<Draft, 'sizeBy' | 'vatRegistered' | 'mode'>;
};

/** When each field is on the form, for those that are not always. */
const conditions: Partial<Record<DraftField, (form: Form) => boolean>> = {
  sizeBy: ({ table }) => table?.store.manualRates !== true,
  sizeClass: ({ draft, table }) => table?.store.manualRates !== true && draft.sizeBy === 'class',
  length: ({ draft, table }) => table?.store.manualRates !== true && draft.sizeBy === 'sides',
  width: ({ draft, table }) => table?.store.manualRates !== true && draft.sizeBy === 'sides',
  height: ({ draft, table }) => table?.store.manualRates !== true && draft.sizeBy === 'sides',
  weight: ({ table }) => table?.store.manualRates !== true,
  weightUnit: ({ table }) => table?.store.manualRates !== true,
  handover: ({ store }) => store.handovers.length > 0,
  vat: ({ draft }) => draft.vatRegistered === 'yes',
  feeVatIsCost: ({ draft }) => draft.vatRegistered === 'yes',
  price: ({ draft }) => draft.mode === 'check',
  marginRate: ({ draft }) => draft.mode === 'find',
  marginBase: ({ draft }) => draft.mode === 'find',
  marginAmount: ({ draft }) => draft.mode === 'find',
  ending: ({ draft }) => draft.mode === 'find',
};

/** Says whether the form asks for a field at the moment. */
export const isAsked = (field: DraftField, form: Form): boolean => conditions[field]?.(form) ?? true;
