import { formatScaled, MINUS } from './format-number.ts';
import { isolateLtr } from './isolate-ltr.ts';
import type { Language } from './locale.ts';

export const RIYAL_SIGN = '\u20C1';

/** Halalas as riyals without a sign, for fields and sheets: 1,119.70. */
export const formatAmount = (halalas: number): string => formatScaled(halalas, 2);

/** The riyal as text, for places outside our pages: most machines have no glyph for the sign of 2025. */
const riyalWords: Readonly<Record<Language, string>> = { ar: 'ر.س', en: 'SAR' };

/** Halalas for a sentence outside our pages: 1,119.70 ر.س, SAR 1,119.70. */
export function formatMoneyInWords(halalas: number, language: Language): string {
  const amount = `${halalas < 0 ? MINUS : ''}${formatAmount(Math.abs(halalas))}`;
  return language === 'ar'
    ? `${isolateLtr(amount)}\u00A0${riyalWords.ar}`
    : isolateLtr(`${riyalWords.en}\u00A0${amount}`);
}

/** Halalas for a sentence on a page: the sign to the left in both languages, the minus before it. */
export const formatMoney = (halalas: number): string =>
  isolateLtr(`${halalas < 0 ? MINUS : ''}${RIYAL_SIGN}\u00A0${formatAmount(Math.abs(halalas))}`);
