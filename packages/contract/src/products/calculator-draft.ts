import * as z from 'zod/mini';
import { marginBases } from './product-input.ts';
import { handovers, priceEndings } from '../fees/choices.ts';
import { day, withDefault } from '../api/field.ts';

/** Text as typed: parsed into a number where it is used, so that no input is lost. */
const typed = () => withDefault(z.string().check(z.maxLength(200)), '');
const chosen = <const T extends readonly [string, ...string[]]>(options: T) =>
  withDefault(z.enum(options), options[0]);

const rowKey = () => withDefault(z.string().check(z.regex(/^\d{0,9}$/)), '');

/** The fields of the calculator's form, under their names in the URL. First options are defaults. */
export const draftFields = {
  mode: chosen(['find', 'check']),
  name: typed(),
  barcode: typed(),
  store: typed(),
  subFamily: typed(),
  type: typed(),
  sizeBy: chosen(['class', 'sides']),
  sizeClass: typed(),
  length: typed(),
  width: typed(),
  height: typed(),
  weight: typed(),
  weightUnit: chosen(['g', 'kg']),
  handover: chosen(handovers),
  cost: typed(),
  costIncludesVat: chosen(['no', 'yes']),
  vat: chosen(['15', '0']),
  vatRegistered: chosen(['yes', 'no']),
  feeVatIsCost: chosen(['no', 'yes']),
  marginRate: withDefault(z.string().check(z.maxLength(200)), '20'),
  marginBase: chosen(marginBases),
  marginAmount: typed(),
  extraRate: typed(),
  extraFixed: typed(),
  adsRate: typed(),
  couponRate: typed(),
  returnCost: typed(),
  storageCost: typed(),
  ending: chosen(['store', ...priceEndings]),
  referralRate: typed(),
  fulfilmentFee: typed(),
  on: withDefault(z.union([z.literal(''), day()]), ''),
  price: typed(),
  /** The stored product that was opened here, and its version then: saving writes that one. */
  product: rowKey(),
  productVersion: rowKey(),
};

export type Draft = { readonly [K in keyof typeof draftFields]: z.output<(typeof draftFields)[K]> };
export type DraftField = keyof Draft;

const isField = (key: string): key is DraftField => key in draftFields;
export const draftFieldNames: readonly DraftField[] = Object.keys(draftFields).filter(isField);

/** The form before anything is typed. */
export const emptyDraft: Draft = z.parse(z.object(draftFields), {});
