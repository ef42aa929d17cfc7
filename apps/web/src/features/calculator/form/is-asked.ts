import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import type { FormState } from '../state/form-state.ts';

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

/** Whether the form asks for a field at the moment. */
export const isAsked = (field: DraftField, form: Form): boolean => conditions[field]?.(form) ?? true;
