import { foldArabic } from '@saer/i18n/fold-arabic';
import { oneLine } from '@saer/i18n/one-line';

/** The form in which names are compared: spelling variants, punctuation between words, “and” and the Arabic article are ignored. */
export const nameKey = (text: string): string =>
  foldArabic(oneLine(text).normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(^| )و (?=\p{L})/gu, '$1و')
    .replace(/(^| )(و?)ال(?=\p{L}{2})/gu, '$1$2')
    .replace(/ and (?=\S)/g, ' ');
