import { foldArabic } from '@saer/i18n/fold-arabic';
import { oneLine } from './one-line.ts';

/** As a name is compared: spelling variants, signs between words, “and” and the Arabic article make no difference. */
export const nameKey = (text: string): string =>
  foldArabic(oneLine(text).normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(^| )و (?=\p{L})/gu, '$1و')
    .replace(/(^| )(و?)ال(?=\p{L}{2})/gu, '$1$2')
    .replace(/ and (?=\S)/g, ' ');
