import { foldArabic } from '@saer/i18n/fold-arabic';
import { currenciesIn, isCurrencyWord } from '@saer/i18n/currency';
import { memoize } from '@saer/i18n/memoize';
import { oneLine } from '@saer/i18n/one-line';

/** Spellings of units in headers, folded. */
const unitWords: Readonly<Record<string, readonly string[]>> = {
  '%': ['percent', 'percentage', 'pct', 'نسبه', 'نسبه مئويه'],
  sar: ['رس'],
  kg: [
    'kgs',
    'kilogram',
    'kilograms',
    'kilo',
    'kilos',
    'كجم',
    'كغ',
    'كغم',
    'كلغ',
    'كيلو',
    'كيلوجرام',
    'كيلوغرام',
  ],
  g: ['gm', 'gms', 'gr', 'gram', 'grams', 'جم', 'غم', 'غ', 'جرام', 'غرام', 'جرامات', 'غرامات'],
  cm: ['cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'سم', 'سنتيمتر', 'سنتمتر'],
  mm: ['millimeter', 'millimeters', 'millimetre', 'millimetres', 'مم', 'ملم', 'مليمتر'],
  inch: ['inches', 'بوصه', 'بوصات', 'انش'],
  metre: ['metres', 'meter', 'meters', 'متر', 'امتار'],
  lb: ['lbs', 'pound', 'pounds', 'رطل', 'باوند'],
  oz: ['ounce', 'ounces'],
};
const unitOfWord = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => [unit, ...words].map((word) => [word, unit])),
);
/** Words that do not indicate a column's field. */
const fillers = new Set(
  'the a an of in or and per each your my item items product products please optional mandatory او في من لكل منتج صنف سلعه رجاء اختياري اجباري الزامي'.split(
    ' ',
  ),
);

/** The words of a header: folded, split at punctuation, without the Arabic article, with units normalised. */
export const headerWords = memoize((text: string): readonly string[] => {
  const { currencies, spelt } = currenciesIn(text);
  const line = currencies.length > 0 ? spelt : oneLine(text).normalize('NFKC');
  const spaced = line
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[%\u066A]/g, ' % ')
    // “Length (in)”, “length_in” and “Length "”; elsewhere “in” is an ordinary word.
    .replace(/^([^"″]*)["″]$/, '$1 inch ')
    .replace(/[([,_\s]\s*in\.?\s*[)\]]?$/i, ' inch ')
    .replace(/[([]\s*m\s*[)\]]/i, ' metre ');
  return foldArabic(spaced)
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(و?)ال(?=\p{L}{2})/u, '$1'))
    .map((word) => unitOfWord.get(word) ?? unitOfWord.get(word.replace(/^(?:بال|ب)/u, '')) ?? word);
});

/** True if a word of a header is a unit, currencies among them. */
export const isUnit = (word: string): boolean => Object.hasOwn(unitWords, word) || isCurrencyWord(word);

/** The keys by which headers are compared: with units, without them, and without filler words. */
export function headerKeys(text: string): readonly string[] {
  const words = headerWords(text);
  const bare = words.filter((word) => !isUnit(word));
  const telling = bare.filter((word) => !fillers.has(word));
  return [words, bare, telling].map((each) => each.join(' '));
}

/** The one unit a header names, other currencies than the riyal aside; '': none, or several. */
export function headerUnit(text: string): string {
  const units = [...new Set(headerWords(text).filter(isUnit))].filter(
    (word) => word === 'sar' || !isCurrencyWord(word),
  );
  const [unit] = units;
  return units.length === 1 && unit !== undefined ? unit : '';
}

/** True if a word of a header says nothing of its own. */
export const isFiller = (word: string): boolean => fillers.has(word);
