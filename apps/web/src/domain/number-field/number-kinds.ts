import type { QuantityKind } from '../../components/form/form-quantity-field.tsx';
import { quantityKinds } from '../../components/form/quantity-kinds.ts';
import { readNumber } from '@saer/i18n/read-number';
import { type NumberKind } from './read-number.ts';

const numberKind = ({ parse, format }: QuantityKind): NumberKind => ({
  read: (text) => readNumber(parse(text)),
  print: format,
});

/** Sums in riyals, shares in percent, sides in centimetres, weights in grams: without additional rules. */
export const numberKinds = {
  money: numberKind(quantityKinds.money),
  rate: numberKind(quantityKinds.rate),
  side: numberKind(quantityKinds.side),
  weight: numberKind(quantityKinds.weight),
} as const;
