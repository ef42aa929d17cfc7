import { columnAliases } from './column-aliases.ts';
import { isCurrencyWord } from '@saer/i18n/currency';
import { headerKeys, headerUnit, headerWords, isFiller, isUnit } from '../layouts/header-key.ts';
import { isOneCharacterAway } from '../names/nearest-name.ts';
import { type ProductColumn, productColumns } from '../layouts/product-column.ts';
import { memoize } from '@saer/i18n/memoize';

/** A possible meaning of a header, and its certainty. */
export interface HeaderMatch {
  readonly column: ProductColumn;
  readonly weight: number;
  /** Words of the header that nothing explains: they may make it something else, as “kg” in “cost per kg”. Omitted if there are none. */
  readonly unexplained?: string;
}

/** By how much of the header had to be left out. */
const weights = [3, 2.5, 2] as const;
const splitWeight = 1.9;
const misspeltWeight = 1;
const shortestMisspelt = 6;
/** An alias that is named earlier is a little better. */
const step = 0.005;

/** Every alias by its key, with and without its units. */
function makeIndex(): ReadonlyMap<string, HeaderMatch> {
  const index = new Map<string, HeaderMatch>();
  const add = (key: string | undefined, match: HeaderMatch): void => {
    if (key !== undefined && key !== '' && !index.has(key)) index.set(key, match);
  };
  const each = productColumns.flatMap((column) =>
    columnAliases[column].map((alias, rank) => ({ alias, match: { column, weight: -rank * step } })),
  );
  for (const { alias, match } of each) add(headerKeys(alias)[0], match);
  const isUnitTelling = new Set<ProductColumn>([
    'extraRate',
    'extraFixed',
    'adsRate',
    'couponRate',
    'returnCost',
    'storageCost',
    'referralRate',
    'fulfilmentFee',
  ]);
  for (const { alias, match } of each) if (!isUnitTelling.has(match.column)) add(headerKeys(alias)[1], match);
  return index;
}

const index = makeIndex();

/** True if a header is one of the names, with all its words. */
const isAlias = (text: string): boolean => index.has(headerKeys(text)[0] ?? '');

function byKeys(text: string): HeaderMatch | undefined {
  for (const [rank, key] of headerKeys(text).entries()) {
    const found = index.get(key);
    if (found !== undefined) return { ...found, weight: (weights[rank] ?? 0) + found.weight };
  }
  return undefined;
}

const moneyColumns: ReadonlySet<ProductColumn> = new Set([
  'cost',
  // “Cost incl. VAT” is mostly the cost.
  'costIncludesVat',
  'profit',
  'marginAmount',
  'extraFixed',
  'returnCost',
  'storageCost',
  'fulfilmentFee',
  'price',
  'currentPrice',
  'minPrice',
  'maxPrice',
]);
/** The units of what each other column holds. */
const unitsOfColumn: Readonly<Partial<Record<ProductColumn, readonly string[]>>> = {
  profit: ['%'],
  weight: ['kg', 'g', 'lb', 'oz'],
  longestSide: ['cm', 'mm', 'inch', 'metre'],
  medianSide: ['cm', 'mm', 'inch', 'metre'],
  shortestSide: ['cm', 'mm', 'inch', 'metre'],
  costVat: ['%'],
  vat: ['%'],
  marginRate: ['%'],
  extraRate: ['%'],
  adsRate: ['%'],
  couponRate: ['%'],
  referralRate: ['%'],
};

const fits = (unit: string, column: ProductColumn): boolean =>
  (unitsOfColumn[column] ?? []).includes(unit) || (moneyColumns.has(column) && isCurrencyWord(unit));

const list = (text: string): ReadonlySet<string> => new Set(headerWords(text));
/** One product is what every row is about. */
const onePiece = list(
  'unit units piece pieces pc pcs one single قطعة القطعة للقطعة حبة الحبة للحبة وحدة الوحدة للوحدة واحدة required مطلوب',
);
const aboutVat = list(
  'vat tax excl excluding ex before without net exclusive incl including inc with after inclusive gross الضريبة ضريبة شامل شاملة الشامل مع بعد بدون قبل دون غير صافي القيمة المضافة',
);
const ofLanguage = list(
  'en ar english arabic عربي عربية العربية انجليزي انجليزية الانجليزية بالعربي بالعربية بالانجليزية',
);
const identities: ReadonlySet<ProductColumn> = new Set(['barcode', 'sku', 'name', 'nameEn', 'nameAr']);
const digits = /^\d+$/;

const isAlike = (one: ProductColumn, other: ProductColumn): boolean =>
  one === other || (identities.has(one) && identities.has(other));

/** The words of a text that say nothing a column of that field would say. */
function unexplainedIn(text: string, column: ProductColumn): readonly string[] {
  const words = headerWords(text);
  const isAboutVat = moneyColumns.has(column) && words.some((word) => /^(?:vat|tax|ضريبه)$/.test(word));
  return words.filter((word) => {
    if (isUnit(word)) return !fits(word, column);
    if (byKeys(word)?.column === column || isFiller(word) || onePiece.has(word) || digits.test(word))
      return false;
    if (identities.has(column) && ofLanguage.has(word)) return false;
    return !(isAboutVat && aboutVat.has(word));
  });
}

/** The units in a header that its column cannot have: a cost in kilograms or per cent is none. */
const strangeUnits = (text: string, column: ProductColumn): readonly string[] =>
  headerWords(text).filter((word) => isUnit(word) && !fits(word, column));

/** “Barcode / الباركود”: either half may be known, and the other has to say the same. */
function byHalves(text: string): HeaderMatch | undefined {
  if (!/\p{sc=Arab}/u.test(text) || !/\p{sc=Latn}/u.test(text)) return undefined;
  const ofScripts = [text.replace(/\p{sc=Arab}+/gu, ' '), text.replace(/\p{sc=Latn}+/gu, ' ')];
  const halves = [...text.split(/[/|\n]|\s[-–—]\s/), ...ofScripts];
  const found = halves.map(byKeys).find((match) => match !== undefined);
  if (found === undefined) return undefined;
  const { column } = found;
  const unexplained = ofScripts.flatMap((half) => {
    const other = byKeys(half);
    return other !== undefined && isAlike(column, other.column)
      ? strangeUnits(half, column)
      : unexplainedIn(half, column);
  });
  return withUnexplained({ ...found, weight: splitWeight }, unexplained);
}

const withUnexplained = (match: HeaderMatch, words: readonly string[]): HeaderMatch =>
  words.length === 0 ? match : { ...match, unexplained: [...new Set(words)].join(' ').slice(0, 100) };

function misspelt(text: string): HeaderMatch | undefined {
  const [key = ''] = headerKeys(text);
  if (key.length < shortestMisspelt) return undefined;
  for (const [alias, { column }] of index)
    if (isOneCharacterAway(alias, key)) return { column, weight: misspeltWeight };
  return undefined;
}

const longestHeader = 100;

/** Names that are a cost to one seller and a selling price to another: “سعر الجملة” at a point of sale is what dealers pay. */
const costOrPrice = new Set(
  ['سعر الجملة', 'الجملة', 'wholesale price', 'wholesale'].map((text) => headerKeys(text)[1]),
);
export const isCostOrPrice = (text: string): boolean =>
  text.length <= longestHeader && costOrPrice.has(headerKeys(text)[2] ?? '');

/** The meaning of a header as spelt; undefined if it is unknown. A profit in percent is a margin. */
export const matchSpelling = memoize((text: string): HeaderMatch | undefined => {
  if (text === '' || text.length > longestHeader) return undefined;
  const whole = byKeys(text);
  const found =
    whole === undefined
      ? byHalves(text)
      : withUnexplained(whole, isAlias(text) ? [] : strangeUnits(text, whole.column));
  return found?.column === 'profit' && headerUnit(text) === '%' ? { ...found, column: 'marginRate' } : found;
});

/** The same, or the most likely intended name. */
export const matchHeader = memoize((text: string): HeaderMatch | undefined =>
  text.length > longestHeader ? undefined : (matchSpelling(text) ?? misspelt(text)),
);

/** True if a header is recognised only by assuming a typing error. */
export const isMisspelt = (text: string): boolean =>
  text.length <= longestHeader && matchSpelling(text) === undefined && misspelt(text) !== undefined;
