import type { Draft } from './draft.ts';

/** A product to try the calculator with: a phone case in a small box, priced near a jump of the fees. */
export const exampleDraft: Partial<Draft> = {
  mode: 'find',
  store: 'NOON_SA_FBN',
  subFamily: 'phone_accessories',
  sizeBy: 'sides',
  length: '18',
  width: '10',
  height: '3',
  weight: '120',
  weightUnit: 'g',
  cost: '12.00',
  marginRate: '15',
  marginBase: 'price',
};
