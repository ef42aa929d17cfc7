import type { Cell, Sheet } from '../../sheet.ts';
import { shortText } from './cell-texts.ts';
import type { ColumnQuestion } from './column-question.ts';
import type { ColumnUnit } from '../layouts/column-units.ts';
import {
  currenciesIn,
  type Currency,
  currencyIn,
  currencyOfCell,
  currencyOfCountry,
  riyal,
} from '@saer/i18n/currency';
import { atExchangeRate, isExchangeRate } from './exchange-rate.ts';
import { headerWords } from '../layouts/header-key.ts';
import type { ColumnHeader } from './header-texts.ts';
import type { KnownLayout } from '../layouts/known-layouts.ts';
import { layoutKey } from '../layouts/known-layout.ts';
import type { ProductColumn } from '../layouts/product-column.ts';
import { splitPrice } from './sale-price.ts';
import { hasNoUnit, isPlainNumber } from './text-with-unit.ts';
import { unitQuestion } from './unit-question.ts';

/**
 * A seller's answers about sums in another currency, by currency: how many riyals one unit of it is (a decimal text such as `3.75`),
 * `riyals` if they are riyals all the same, or `leaveOut` to skip their rows. It applies to the sheet it was given for.
 */
export type CurrencyAnswers = Readonly<Record<Currency, string>>;

/** True if a text answers what to do with a currency. */
export const isCurrencyAnswer = (text: string): boolean =>
  text === 'riyals' || text === 'leaveOut' || isExchangeRate(text);

const costs: ReadonlySet<ProductColumn> = new Set(['cost']);
const prices: ReadonlySet<ProductColumn> = new Set(['price', 'currentPrice', 'minPrice', 'maxPrice']);
const others: ReadonlySet<ProductColumn> = new Set([
  'profit',
  'marginAmount',
  'extraFixed',
  'returnCost',
  'storageCost',
  'fulfilmentFee',
]);

/** True if a column holds sums. */
const isMoneyColumn = (column: ProductColumn, unit: ColumnUnit | undefined): boolean =>
  costs.has(column) ||
  prices.has(column) ||
  (others.has(column) && !(column === 'profit' && (unit === '%' || unit === 'share')));

/** A column that says the currency of each row, and of which sums. */
interface CurrencyColumn {
  readonly at: number;
  readonly of: 'all' | 'costs' | 'prices';
  readonly currencyOf: (text: string) => Currency | undefined;
}

const plain = new Set('code iso the of in عملة رمز الرمز كود'.split(' ').flatMap(headerWords));
const aboutCost = new Set(
  'cost purchase supplier buying buy تكلفة الشراء شراء المورد مورد'.split(' ').flatMap(headerWords),
);
const aboutPrice = new Set(
  'price prices selling sale sales list البيع بيع سعر السعر'.split(' ').flatMap(headerWords),
);

function findCurrencyColumn(header: string): CurrencyColumn['of'] | undefined {
  if (header === '' || header.length > 60) return undefined;
  const words = headerWords(header);
  if (!words.some((word) => word === 'currency' || word === 'عمله')) return undefined;
  const telling = words.filter((word) => word !== 'currency' && !plain.has(word));
  if (telling.length === 0) return 'all';
  if (telling.every((word) => aboutCost.has(word) || word === 'سعر')) return 'costs';
  return telling.every((word) => aboutPrice.has(word)) ? 'prices' : undefined;
}

/** The columns that say the currency of each row: by their headers, or by the layout, where a country may stand for it. */
export function currencyColumnsOf(
  headers: readonly string[],
  layout: KnownLayout | undefined,
): readonly CurrencyColumn[] {
  const found = headers.flatMap((header, at): CurrencyColumn[] => {
    const of = findCurrencyColumn(header);
    return of === undefined ? [] : [{ at, of, currencyOf: currencyOfCell }];
  });
  const position = (header: string | undefined): number =>
    header === undefined ? -1 : headers.findIndex((each) => layoutKey(each) === layoutKey(header));
  const currency = position(layout?.currencyColumn);
  const country = position(layout?.countryColumn);
  return [
    ...found,
    ...(currency === -1 ? [] : [{ at: currency, of: 'all', currencyOf: currencyOfCell } as const]),
    ...(country === -1 ? [] : [{ at: country, of: 'all', currencyOf: currencyOfCountry } as const]),
  ];
}

const titleRows = 20;

/** The currency that the sheet's name or a title above its headers names: “All prices in USD”. */
export function titleCurrency({ name, rows }: Sheet, headerRow: number | null): Currency | undefined {
  const above = headerRow === null ? [] : rows.slice(Math.max(0, headerRow - titleRows), headerRow);
  // A title stands alone: rows of products name many things.
  const titles = above
    .map((row) => row.filter(({ value }) => value !== null && value !== ''))
    .filter((row) => row.length <= 2)
    .flatMap((row) => row.filter(({ value }) => typeof value === 'string'));
  const named = [name, ...titles.map(shortText)].map(currencyIn);
  return named.find((each) => each !== undefined && each !== riyal);
}

/** Finds the currency of a column's sums. */
export interface MoneyColumn {
  /** The currency that its header names, or else its group, or the sheet's title. */
  readonly ofHeader: Currency | undefined;
  readonly byRow: readonly CurrencyColumn[];
}

/** Says where the currency of a column is known from; undefined: it holds no sums. */
export function moneyColumn(
  column: ProductColumn,
  unit: ColumnUnit | undefined,
  { own, group }: Pick<ColumnHeader, 'own' | 'group'>,
  columns: readonly CurrencyColumn[],
  ofTitle: Currency | undefined,
): MoneyColumn | undefined {
  if (!isMoneyColumn(column, unit)) return undefined;
  const ofOwn = currencyIn(own);
  const kind = costs.has(column) ? 'costs' : 'prices';
  return {
    ofHeader: ofOwn ?? currencyIn(group) ?? ofTitle,
    // A header that names a currency of its own does not follow another column.
    byRow: ofOwn === undefined ? columns.filter(({ of }) => of === 'all' || of === kind) : [],
  };
}

const foreign = (currency: Currency | undefined): currency is Currency =>
  currency !== undefined && currency !== riyal;

const percentage = /[%\u066A]/;

/**
 * The currency of a sum where it is not the riyal: what the cell itself says, else its number format, its row or its header. If one of
 * these says riyals and another does not, it is doubted.
 */
export function otherCurrency(
  text: string,
  cell: Cell,
  row: readonly Cell[],
  { ofHeader, byRow }: MoneyColumn,
): Currency | undefined {
  if (ofHeader === undefined && byRow.length === 0 && cell.currency === undefined && isPlainNumber(text))
    return undefined;
  if (!hasNoUnit(text)) {
    if (percentage.test(text)) return undefined;
    const said = currencyIn(text);
    if (said !== undefined) return foreign(said) ? said : undefined;
  }
  if (foreign(cell.currency)) return cell.currency;
  for (const { at, currencyOf } of byRow) {
    const named = row[at];
    if (named === undefined || typeof named.value !== 'string') continue;
    const currency = currencyOf(shortText(named));
    if (foreign(currency)) return currency;
  }
  return foreign(ofHeader) ? ofHeader : undefined;
}

const readAmount = (text: string): string => (hasNoUnit(text) ? text : currenciesIn(text).rest.trim());

/** A sum in another currency as the seller says it is meant: in riyals, or with its currency while nobody has said. */
export function textInRiyals(text: string, currency: Currency, answer: string | undefined): string {
  const amount = readAmount(splitPrice(text).price);
  if (answer === 'riyals') return amount;
  if (answer !== undefined && isExchangeRate(answer)) return atExchangeRate(amount, answer) ?? text;
  return hasNoUnit(text) ? `${text} ${currency}` : text;
}

/** A column of sums, by its place. */
export interface PlacedMoney extends MoneyColumn {
  readonly column: ProductColumn;
  readonly at: number;
}

interface Found {
  readonly column: ProductColumn;
  readonly at: number;
  readonly rows: { at: number; text: string }[];
}

/** A few currencies at most are asked about, however many a hostile file names. */
const maxCurrencies = 20;
const maxRows = 5_000;

/** The questions about sums in other currencies, one a currency, at the first column in which it occurs. */
export function currencyQuestions(
  { rows }: Sheet,
  first: number,
  columns: readonly PlacedMoney[],
  answers: CurrencyAnswers,
): readonly ColumnQuestion[] {
  const found = new Map<Currency, Found>();
  for (let at = first; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    for (const money of columns) {
      const cell = row[money.at];
      if (cell === undefined || cell.value === null || cell.value === '') continue;
      if (money.ofHeader === undefined && money.byRow.length === 0 && !foreign(cell.currency))
        if (typeof cell.value === 'number' || (typeof cell.value === 'string' && isPlainNumber(cell.value)))
          continue;
      const text = shortText(cell);
      const currency = otherCurrency(text, cell, row, money);
      if (currency === undefined || !/\p{N}/u.test(text)) continue;
      const known = found.get(currency);
      if (known === undefined) {
        if (found.size < maxCurrencies)
          found.set(currency, { column: money.column, at: money.at, rows: [{ at, text }] });
      } else if (known.rows.length < maxRows) known.rows.push({ at, text });
    }
  }
  return [...found].flatMap(([currency, { column, at, rows: doubted }]) =>
    answers[currency] === undefined
      ? [
          {
            ...unitQuestion(at, column, 'currency', 'otherCurrency', [], {
              filled: doubted.length,
              rows: doubted,
            }),
            currency,
          },
        ]
      : [],
  );
}
