import { foldArabic } from './fold-arabic.ts';
import { memoize } from './memoize.ts';
import { oneLine } from './one-line.ts';

/**
 * A currency: its ISO 4217 code, or what was written where that names no single currency, such as `¥` or `دينار`. Prices are in `SAR`;
 * whatever else is found is converted, declared to be riyals, or left out by the seller, and never taken for riyals in silence.
 */
export type Currency = string;

export const riyal: Currency = 'SAR';

/** Codes as they stand in headers, number formats and columns of currencies. */
const codes = new Set(
  (
    'SAR AED USD EUR GBP KWD QAR BHD OMR EGP CNY JPY INR TRY JOD IQD LBP SYP YER SDG MAD TND DZD LYD PKR BDT LKR IDR ' +
    'MYR SGD HKD TWD KRW THB VND PHP CAD AUD NZD CHF SEK NOK DKK PLN CZK HUF RON RUB UAH BRL MXN ZAR NGN KES ETB ILS IRR'
  ).split(' '),
);

const [wordStart, wordEnd] = [String.raw`(?<![\p{L}\p{N}])(?:`, String.raw`)(?![\p{L}\p{N}])`];
const word = (pattern: string): RegExp => new RegExp(wordStart + pattern + wordEnd, 'gu');
const abbreviation = (first: string, second: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${first}\s?\.?\s?${second}(?!\p{L})\.?`, 'gu');

/** Folded spellings, the more exact ones first: what is found is taken out of the text. */
const spellings: readonly (readonly [RegExp, Currency])[] = [
  [word('(?:ب)?(?:ال)?ريال(?:ات)? (?:ال)?قطري(?:ه)?|qatari? ri[ya]+ls?'), 'QAR'],
  [word('(?:ب)?(?:ال)?ريال(?:ات)? (?:ال)?عماني(?:ه)?|omani? ri[ya]+ls?'), 'OMR'],
  [word('(?:ب)?(?:ال)?ريال(?:ات)? (?:ال)?يمني(?:ه)?|yemeni? ri[ya]+ls?'), 'YER'],
  [word('(?:ب)?(?:ال)?ريال(?:ات)? (?:ال)?ايراني(?:ه)?|iranian ri[ya]+ls?'), 'IRR'],
  [word('(?:ب)?(?:ال)?دينار (?:ال)?كويتي|kuwaiti? dinars?'), 'KWD'],
  [word('(?:ب)?(?:ال)?دينار (?:ال)?بحريني|bahraini? dinars?'), 'BHD'],
  [word('(?:ب)?(?:ال)?دينار (?:ال)?اردني|jordanian dinars?'), 'JOD'],
  [word('(?:ب)?(?:ال)?دينار (?:ال)?عراقي|iraqi dinars?'), 'IQD'],
  [word('(?:ب)?(?:ال)?درهم (?:ال)?مغربي|moroccan dirhams?'), 'MAD'],
  [word('(?:ب)?(?:ال)?جنيه (?:ال)?ا?سترليني|pounds? sterling|british pounds?'), 'GBP'],
  [word('(?:ب)?(?:ال)?جنيه (?:ال)?سوداني|sudanese pounds?'), 'SDG'],
  [word('(?:ب)?(?:ال)?ليره (?:ال)?تركيه|turkish liras?'), 'TRY'],
  [word('(?:ب)?(?:ال)?ريال(?:ات|ا)?(?: (?:ال)?سعودي(?:ه)?)?|(?:saudi )?ri[ya]+ls?|sr'), riyal],
  [word('(?:ب)?(?:ال)?دولار(?:ات)?(?: (?:ال)?امريكي)?|(?:us )?dollars?'), 'USD'],
  [word('(?:ب)?(?:ال)?درهم(?: (?:ال)?اماراتي)?|دراهم|(?:uae )?dirhams?|dhs?'), 'AED'],
  [word('(?:ب)?(?:ال)?يورو|euros?'), 'EUR'],
  [word('(?:ب)?(?:ال)?جنيه(?: (?:ال)?مصري)?|egyptian pounds?'), 'EGP'],
  [word('(?:ب)?(?:ال)?يوان(?: (?:ال)?صيني)?|yuan|rmb|renminbi|cnh'), 'CNY'],
  [word('(?:ب)?(?:ال)?روبيه(?: (?:ال)?هنديه)?|indian rupees?'), 'INR'],
  [word('(?:ب)?(?:ال)?ين ياباني|(?:japanese )?yen'), 'JPY'],
  [/人民币|元/gu, 'CNY'],
  [/円/gu, 'JPY'],
  [word('tl'), 'TRY'],
  [word('zł|złoty'), 'PLN'],
  [word('(?:ب)?(?:ال)?دينار(?:ات)?|dinars?'), 'دينار'],
  [word('(?:ب)?(?:ال)?ليره(?:ات)?|liras?'), 'ليرة'],
  [word('rupees?'), 'rupee'],
  [word('kr'), 'kr'],
  [abbreviation('ر', 'س'), riyal],
  [abbreviation('ر', 'ق'), 'QAR'],
  [abbreviation('ر', 'ع'), 'OMR'],
  [abbreviation('ر', 'ي'), 'YER'],
  [abbreviation('د', 'ا'), 'AED'],
  [abbreviation('د', 'ك'), 'KWD'],
  [abbreviation('د', 'ب'), 'BHD'],
  [abbreviation('د', 'ع'), 'IQD'],
  [abbreviation('د', 'م'), 'MAD'],
  [abbreviation('د', 'ت'), 'TND'],
  [abbreviation('د', 'ج'), 'DZD'],
  [abbreviation('د', 'ل'), 'LYD'],
  [abbreviation('ج', 'م'), 'EGP'],
  [abbreviation('ل', 'ل'), 'LBP'],
  [abbreviation('ل', 'س'), 'SYP'],
  [/(?<!\p{L})us\s?\$/gu, 'USD'],
  [/(?<!\p{L})hk\s?\$/gu, 'HKD'],
  [/(?<!\p{L})c(?:a|dn)?\s?\$/gu, 'CAD'],
  [/(?<!\p{L})au?\s?\$/gu, 'AUD'],
  [/(?<!\p{L})s\s?\$/gu, 'SGD'],
  [/(?<!\p{L})r\$/gu, 'BRL'],
  [/\u20C1|\uFDFC/gu, riyal],
  [/\$/gu, 'USD'],
  [/€/gu, 'EUR'],
  [/£/gu, 'GBP'],
  [/₹/gu, 'INR'],
  [/₺/gu, 'TRY'],
  [/₽/gu, 'RUB'],
  [/₩/gu, 'KRW'],
  [/₪/gu, 'ILS'],
  [/₦/gu, 'NGN'],
  [/฿/gu, 'THB'],
  [/₫/gu, 'VND'],
  [/₱/gu, 'PHP'],
  [/₴/gu, 'UAH'],
];

/** Any of the spellings, with the words in one group: few texts of a sheet have one, and each is searched once. */
function anySpelling(): RegExp {
  const all = spellings.map(([{ source }]) => source);
  const isWord = (source: string) => source.startsWith(wordStart);
  const words = all.filter(isWord).map((source) => source.slice(wordStart.length, -wordEnd.length));
  return new RegExp(
    [wordStart + words.join('|') + wordEnd, ...all.filter((source) => !isWord(source))].join('|'),
    'u',
  );
}
const spelling = anySpelling();

/** Letters that are a currency only as the code of one: “try”, “all” and “pen” are words. */
const code = /(?<![\p{L}\p{N}])(\p{Lu}{3}|\p{Ll}{3})(?![\p{L}\p{N}])/gu;
const words = new Set(['try', 'php']);

const longest = 500;
/** Every text with a currency has a sign or a letter: most cells of a sheet are digits. */
const canName = /[^\d\s.,:;%()+\-_/]/u;

interface NamedCurrencies {
  /** In the order in which they were found, without repetition. */
  readonly currencies: readonly Currency[];
  /** The folded text without them. */
  readonly rest: string;
  /** The folded text with a word for each: its code, or `currency` for a sign that no code is known of. */
  readonly spelt: string;
}

/** Private characters around what was found, so that nothing within is found again. */
const [open, close] = ['\uE000', '\uE001'];
const marks = new RegExp(`${open}([^${close}]*)${close}`, 'g');

/** The currencies a text names, in either language and by any sign, and what else it says. */
export const currenciesIn = memoize((text: string): NamedCurrencies => {
  if (text === '' || text.length > longest || !canName.test(text))
    return { currencies: [], rest: text, spelt: text };
  const found = new Set<Currency>();
  const mark = (currency: Currency): string => {
    found.add(currency);
    return `${open}${/^\p{L}+$/u.test(currency) ? currency.toLowerCase() : 'currency'}${close}`;
  };
  const plain = oneLine(text)
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(code, (whole, letters: string) => {
      const upper = letters.toUpperCase();
      return codes.has(upper) && !words.has(letters) ? mark(upper) : whole;
    });
  let marked = foldArabic(plain);
  if (spelling.test(marked))
    for (const [pattern, currency] of spellings) marked = marked.replace(pattern, () => mark(currency));
  marked = marked.replace(/\p{Sc}/gu, mark);
  if (found.size === 0) return { currencies: [], rest: marked, spelt: marked };
  return {
    currencies: [...found],
    rest: marked.replace(marks, ' '),
    spelt: marked.replace(marks, ' $1 '),
  };
});

const currencyWords = new Set([
  ...[...codes, ...spellings.map(([, currency]) => currency)].map((each) => each.toLowerCase()),
  'currency',
]);

/** True if a word of the form `spelt` stands for a currency. “Currency” itself does too: it names none. */
export const isCurrencyWord = (each: string): boolean => each !== 'currency' && currencyWords.has(each);

/** The currency other than the riyal that a text names, or else the riyal; undefined: it names none. */
export const currencyIn = (text: string): Currency | undefined => {
  const { currencies } = currenciesIn(text);
  return currencies.find((each) => each !== riyal) ?? currencies[0];
};

/** True if a text names another currency than the riyal. */
export const namesOtherCurrency = (text: string): boolean =>
  currenciesIn(text).currencies.some((each) => each !== riyal);

/** The currency of a cell in a column of currencies: whatever is written there, where nobody knows it. */
export const currencyOfCell = memoize((text: string): Currency | undefined => {
  const line = oneLine(text);
  return line === '' ? undefined : (currencyIn(line) ?? line.slice(0, 12).toUpperCase());
});

const countries: readonly (readonly [string, Currency])[] = [
  ['sa|sau|ksa|saudi|saudi arabia|kingdom of saudi arabia|السعوديه|المملكه العربيه السعوديه', riyal],
  ['ae|are|uae|united arab emirates|emirates|الامارات|الامارات العربيه المتحده', 'AED'],
  ['eg|egy|egypt|مصر', 'EGP'],
  ['kw|kwt|kuwait|الكويت', 'KWD'],
  ['qa|qat|qatar|قطر', 'QAR'],
  ['bh|bhr|bahrain|البحرين', 'BHD'],
  ['om|omn|oman|عمان', 'OMR'],
  ['us|usa|united states', 'USD'],
  ['gb|uk|united kingdom', 'GBP'],
  ['tr|tur|turkey|turkiye|تركيا', 'TRY'],
  ['in|ind|india|الهند', 'INR'],
  ['de|fr|it|es|nl|be|ie', 'EUR'],
];
const currencyByCountry = new Map(
  countries.flatMap(([names, currency]) => names.split('|').map((name) => [name, currency] as const)),
);

/** The currency of a marketplace's country, as `SA` or its name; undefined: it is empty, or nobody knows it. */
export const currencyOfCountry = memoize((text: string): Currency | undefined =>
  currencyByCountry.get(foldArabic(oneLine(text))),
);
