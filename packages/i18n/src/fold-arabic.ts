import { latinDigits } from './latin-digits.ts';

const MARKS_AND_TATWEEL = /\p{Mn}|\u0640/gu;

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
