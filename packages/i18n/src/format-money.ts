import { formatScaled, MINUS } from './format-number.ts';
import { isolateLtr } from './isolate-ltr.ts';

export const RIYAL_SIGN = '\u20C1';

/** Halalas as riyals without a sign, for fields and sheets: 1,119.70. */
export const formatAmount = (halalas: number): string => formatScaled(halalas, 2);

/** Halalas for a sentence: the sign on the left in both languages, the minus before it. */
export const formatMoney = (halalas: number): string =>
  isolateLtr(`${halalas < 0 ? MINUS : ''}${RIYAL_SIGN}\u00A0${formatAmount(Math.abs(halalas))}`);
