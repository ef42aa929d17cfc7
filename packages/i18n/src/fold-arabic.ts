import { latinDigits } from './latin-digits.ts';

/** As in the database's function `fold_arabic`: what both drop is written out, whatever Unicode version either knows. */
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

/** The text as a search compares it: Arabic spelling variants made one, marks dropped, Latin letters lowered, Latin digits. */
export const foldArabic = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .replace(MARKS_AND_TATWEEL, '')
    .replace(/[أإآٱىیئؤةک]/g, (letter) => letters[letter] ?? letter)
    .trim();

/** Whether a person typing `wanted` means `text`. */
export const matchesSearch = (text: string, wanted: string): boolean =>
  foldArabic(text).includes(foldArabic(wanted));
