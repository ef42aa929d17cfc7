import { foldArabic } from '@saer/i18n/fold-arabic';

/** Letters of loan words and dialects, by their usual replacement. */
const loanLetters: Readonly<Record<string, string>> = { ڤ: 'ف', گ: 'ك', چ: 'ج', پ: 'ب', ژ: 'ز', ء: '' };

/** British and other variant spellings, by the one that is compared. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/jewellery/g, 'jewelry'],
  [/\b(colo|flavo|humo|odo|vapo|armo)ur/g, '$1r'],
  [/\btyre/g, 'tire'],
  [/\bgrey/g, 'gray'],
  [/\bfibre/g, 'fiber'],
  [/\b(organ|moistur|steril|random|vapor|deodor|sanit|humidif|equal|atom)is(?=e|i|a)/g, '$1iz'],
  [/\b(t|v|polo) shirt/g, '$1shirt'],
  [/\be (book|reader|scooter|bike)/g, 'e$1'],
  [/\bwi fi\b/g, 'wifi'],
];

/** The Arabic article, also after “and” and “for”; the words for “machine” only look like it. */
const article = /^(?:و?ال(?=\p{L}{2})|لل(?=\p{L}{3}))/u;
const withoutArticle = (word: string): string => {
  if (word === 'الات' || word === 'ال') return word;
  const bare = word.replace(article, '');
  return bare === word ? word : withoutArticle(bare);
};

/** Words that join others and mean nothing by themselves. */
const joining = new Set('و في من مع على علي او ال and of for with the a an in to or n'.split(' '));

/** Normalises letters and digits of both scripts; anything else becomes a space. */
const toPlain = (text: string): string =>
  // Most English words need no normalisation.
  /^[a-z0-9 ]*$/.test(text)
    ? text
    : foldArabic(text.normalize('NFKC'))
        .replace(/[ڤگچپژء]/g, (letter) => loanLetters[letter] ?? letter)
        .replace(/[’'`]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The words of a text in the form that searches compare: normalised, without articles and joining words. */
export function categoryTokens(text: string): readonly string[] {
  let plain = toPlain(text);
  if (/[a-z]/.test(plain))
    for (const [written, compared] of spellings) plain = plain.replace(written, compared);
  const words = plain.split(' ').filter((word) => word !== '' && !joining.has(word));
  return words.map(withoutArticle);
}

/** A text as a single term: equal for two texts that differ only in spelling. */
export const categoryTerm = (text: string): string => categoryTokens(text).join(' ');
