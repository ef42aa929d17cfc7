import { latinDigits } from './latin-digits.ts';

/** As in the database function `fold_arabic`: the dropped characters are listed, independent of the Unicode version of either. */
const MARKS_AND_TATWEEL =
  /\u0640|[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g;

const letters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
};

/**
 * The text in the form that searches compare: Arabic spelling variants unified, marks dropped, Latin letters in lower case, Latin
 * digits.
 */
export const foldArabic = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .replace(MARKS_AND_TATWEEL, '')
    .replace(/[أإآٱىیئؤةک]/g, (letter) => letters[letter] ?? letter)
    .trim();

/** True if someone who types `wanted` means `text`. */
export const matchesSearch = (text: string, query: string): boolean =>
  foldArabic(text).includes(foldArabic(query));
