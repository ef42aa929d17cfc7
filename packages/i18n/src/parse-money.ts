import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-quantity.ts';

/** The largest sum taken anywhere: 999,999,999.99 SAR in halalas. Times any rate it is still an exact integer. */
export const MAX_HALALAS = 99_999_999_999;

const money: Quantity = {
  scale: 2,
  max: MAX_HALALAS,
  words: ['ريال سعودي', 'ريالات', 'ريال', 'ر. س.', 'ر.س.', 'ر.س', 'رس', 'SAR', 'SR', '\u20C1', '\uFDFC'],
};

/** A written sum of riyals as whole halalas. */
export const parseMoney = (text: string): ParsedQuantity => parseQuantity(text, money);
