import { asTyped, leftEmpty } from './tool-link.ts';

/** Size and weight that a tool does not ask for. */
const typedSize = {
  sizeBy: asTyped,
  sizeClass: asTyped,
  length: asTyped,
  width: asTyped,
  height: asTyped,
  weight: asTyped,
  handover: asTyped,
} as const;

/** The product of the other tools of this tab, for tools that ask for part of it or none: what they ask for themselves comes first. */
export const typedProduct = {
  store: asTyped,
  subFamily: asTyped,
  ...typedSize,
  cost: asTyped,
  costIncludesVat: asTyped,
  vatRegistered: asTyped,
  feeVatIsCost: asTyped,
  extraRate: asTyped,
  extraFixed: asTyped,
  adsRate: asTyped,
  couponRate: asTyped,
  returnCost: asTyped,
  storageCost: asTyped,
  vat: asTyped,
  referralRate: asTyped,
  fulfilmentFee: asTyped,
} as const;

/** Sized by its sides, where a tool asks for nothing else. */
export const bySides = { sizeBy: 'sides', sizeClass: leftEmpty } as const;

/** In the calculator: the price that is sought, for a margin of the price. */
export const findingPrice = {
  mode: 'find',
  price: leftEmpty,
  marginBase: 'price',
  marginAmount: leftEmpty,
  ending: leftEmpty,
} as const;

/** In the calculator: a price that is checked. */
export const checkingPrice = {
  mode: 'check',
  marginBase: 'price',
  marginAmount: leftEmpty,
  ending: leftEmpty,
} as const;

/** Bounds of a product's price on noon: those of another product would be wrong. */
export const noonBounds = {
  noonMin: leftEmpty,
  noonMax: leftEmpty,
  ownMin: leftEmpty,
  ownMax: leftEmpty,
} as const;
