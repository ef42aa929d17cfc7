import { RIYAL_SIGN } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';

const isolates = /[\u2066-\u2069]/g;
const sums = new RegExp(`${RIYAL_SIGN}\\u00a0([\\d,.]*\\d)`, 'g');

/** A text of a page for readers other than browsers: without marks of direction, and the riyal in letters. */
export const plainText = (text: string, language: Language): string =>
  text.replaceAll(isolates, '').replaceAll(sums, language === 'ar' ? '$1 ريال' : 'SAR $1');
