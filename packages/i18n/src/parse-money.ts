import { maxMoney } from '@saer/contract/api/limits';
import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-quantity.ts';

const money: Quantity = {
  scale: 2,
  max: maxMoney,
  words: [
    'ريال سعودي',
    'ريالات',
    'ريالًا',
    'ريالاً',
    'ريالا',
    'ريال',
    'ر. س.',
    'ر.س.',
    'ر.س',
    'ر. س',
    'ر س',
    'رس',
    'riyals',
    'riyal',
    'SAR',
    'SR',
    '\u20C1',
    '\uFDFC',
  ],
};

/** A written sum of riyals as whole halalas. */
export const parseMoney = (text: string): ParsedQuantity => parseQuantity(text, money);
