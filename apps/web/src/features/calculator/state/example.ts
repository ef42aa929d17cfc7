import type { Draft } from '@saer/contract/products/calculator-draft';

/** A product for trying the calculator: a toy whose price is just below a jump of the fees. */
export const exampleDraft: Partial<Draft> = {
  mode: 'find',
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeBy: 'sides',
  length: '22',
  width: '16',
  height: '12',
  weight: '700',
  weightUnit: 'g',
  cost: '6.00',
  marginRate: '15',
  marginBase: 'price',
};
