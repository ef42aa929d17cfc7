import { riyadhDay } from '@saer/i18n/format-date';
import { latinDigits } from '@saer/i18n/latin-digits';
import { parseMoney } from '@saer/i18n/parse-money';
import type { Cell } from '../../sheet.ts';
import { shortText } from './cell-texts.ts';
import { headerList as list, type KnownLayout } from '../layouts/file-layout.ts';
import { headerWords } from '../layouts/header-key.ts';
import { layoutKey } from '../layouts/known-layout.ts';
import { oneLine } from '@saer/i18n/one-line';
import type { ColumnMapping } from '../layouts/product-column.ts';

const toKeys = (...lines: readonly string[]): ReadonlySet<string> => new Set(list(...lines).map(layoutKey));

/** Names of a price for a time beside another one, in sheets of no known layout: add new ones here. */
const salePrice = toKeys(
  'sale price | sales price | discounted price | discount price | price after discount | promo price',
  'promotional price | promotion price | special price | السعر المخفض | السعر المخفّض | سعر التخفيض | سعر الخصم',
  'السعر بعد الخصم | السعر بعد التخفيض | سعر البيع بعد الخصم | السعر الترويجي',
);
const saleFrom = toKeys(
  'sale start | sale start date | sale starts | sale from | sale begins | sale price start | sale price start date',
  'date sale price starts | sale price from | discount start | discount start date | promo start | promo start date',
  'تاريخ بداية التخفيض | بداية التخفيض | تاريخ بداية الخصم | بداية الخصم | تاريخ بداية العرض | بداية العرض',
);
const saleUntil = toKeys(
  'sale end | sale end date | sale ends | sale until | sale to | sale price end | sale price end date',
  'date sale price ends | sale price until | sale price to | discount end | discount end date | promo end',
  'promo end date | تاريخ نهاية التخفيض | نهاية التخفيض | تاريخ انتهاء التخفيض | تاريخ نهاية الخصم | نهاية الخصم',
  'تاريخ انتهاء الخصم | تاريخ نهاية العرض | نهاية العرض | تاريخ انتهاء العرض',
);
/** Such a price is the current one already, whatever stands beside it. */
const current = new Set('current today todays live now actual حالي حاليه حاليا يوم الان'.split(' '));

/** True if a header names a price for a time. */
export const isSaleHeader = (header: string): boolean => salePrice.has(layoutKey(header));

/** True if a price of this name yields to a running sale price. */
export const yieldsToSale = (header: string): boolean =>
  !isSaleHeader(header) && !headerWords(header).some((word) => current.has(word));

/** The places of a sale price and of its dates. */
export interface SaleColumns {
  readonly price: number;
  readonly from: number | undefined;
  readonly until: number | undefined;
}

/** The sale price that takes precedence over the current price; undefined if there is none, or if somebody has assigned or ignored it. */
export function saleColumnsOf(
  headers: readonly string[],
  layout: KnownLayout | undefined,
  mapping: ColumnMapping,
  ignored: readonly number[] = [],
): SaleColumns | undefined {
  const { currentPrice } = mapping;
  if (currentPrice === undefined) return undefined;
  const keys = headers.map(layoutKey);
  const findPlace = (header: string | null | undefined, names: ReadonlySet<string>): number | undefined => {
    const key = typeof header === 'string' ? layoutKey(header) : '';
    const at = key === '' ? -1 : keys.indexOf(key);
    const found = at === -1 && layout?.sale === undefined ? keys.findIndex((each) => names.has(each)) : at;
    return found === -1 ? undefined : found;
  };
  const price = findPlace(layout?.sale?.price, salePrice);
  if (price === undefined || ignored.includes(price) || Object.values(mapping).includes(price))
    return undefined;
  if (layout?.sale === undefined && !yieldsToSale(headers[currentPrice] ?? '')) return undefined;
  return {
    price,
    from: findPlace(layout?.sale?.from, saleFrom),
    until: findPlace(layout?.sale?.until, saleUntil),
  };
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const withWord = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]+(\d{4})(?!\d)/;
const wordFirst = /^([a-z]{3})[a-z]*[ -](\d{1,2})[ ,-]+(\d{4})(?!\d)/;
const atOffset = /^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:z|[-+]\d\d:?\d\d)$/;
const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

function readDay(year: number, month: number, day: number): string[] {
  const instant = new Date(Date.UTC(year, month - 1, day));
  const isDay = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return isDay && year >= 1970 && year <= 9999 ? [instant.toISOString().slice(0, 10)] : [];
}

const readMonth = (word: string): number => {
  const at = months.indexOf(word);
  return at % 3 === 0 ? at / 3 + 1 : 0;
};

/** Days a text may mean: none if it is no date, two if the order of day and month is not certain. */
export function daysOf(text: string): readonly string[] {
  const plain = latinDigits(oneLine(text)).toLowerCase();
  if (atOffset.test(plain)) {
    const instant = new Date(plain.toUpperCase());
    return Number.isNaN(instant.getTime()) ? [] : [riyadhDay(instant)];
  }
  const [, year, month, day] = yearFirst.exec(plain) ?? [];
  if (year !== undefined) return readDay(Number(year), Number(month), Number(day));
  const [, first, second, last] = yearLast.exec(plain) ?? [];
  if (first !== undefined) {
    const [one, other] = [Number(first), Number(second)];
    return [...new Set([...readDay(Number(last), other, one), ...readDay(Number(last), one, other)])];
  }
  const [, date, word = '', ofYear] = withWord.exec(plain) ?? [];
  if (date !== undefined) return readDay(Number(ofYear), readMonth(word), Number(date));
  const [, name = '', dayInMonth, inYear] = wordFirst.exec(plain) ?? [];
  return name === '' ? [] : readDay(Number(inYear), readMonth(name), Number(dayInMonth));
}

/** Texts that programs write for nothing. */
const nothing = /^(?:[-–—0.\s:/]*|null|nan|none|nat|n\/a|undefined|false)$/i;

const toText = (cell: Cell | undefined): string => {
  const text = cell === undefined ? '' : shortText(cell);
  return nothing.test(text) ? '' : text;
};

/** True if a sale is on; null if its dates do not say so for certain. */
function isRunning(from: string, until: string, today: string): boolean | null {
  const begins = from === '' ? ['0000-01-01'] : daysOf(from);
  const ends = until === '' ? ['9999-12-31'] : daysOf(until);
  const found = begins.flatMap((begin) =>
    ends.flatMap((end) => (begin > end ? [] : [begin <= today && today <= end])),
  );
  const [first] = found;
  return first === undefined || found.some((each) => each !== first) ? null : first;
}

/** The price of a row today: that of a sale, or the ordinary one; `doubt`: it is not certain whether the sale price applies. */
export type PriceToday =
  | { readonly is: 'price' }
  | { readonly is: 'sale'; readonly until: string | null }
  | { readonly is: 'doubt'; readonly price: string; readonly sale: string };

/** Finds the price of a row on a day. */
export function priceOn(
  today: string,
  row: readonly Cell[],
  priceAt: number,
  { price, from, until }: SaleColumns,
): PriceToday {
  const sale = toText(row[price]);
  if (sale === '') return { is: 'price' };
  const dated = (at: number | undefined): string => (at === undefined ? '' : toText(row[at]));
  const running = isRunning(dated(from), dated(until), today);
  if (running === false) return { is: 'price' };
  const ordinary = toText(row[priceAt]);
  const sums = [parseMoney(ordinary), parseMoney(sale)].map((each) => (each.ok ? each.value : undefined));
  const [full, reduced] = sums;
  if (full !== undefined && full === reduced) return { is: 'price' };
  const isLower = reduced !== undefined && (ordinary === '' || (full !== undefined && reduced < full));
  if (running === null || !isLower) return { is: 'doubt', price: ordinary, sale };
  const [end] = daysOf(dated(until));
  return { is: 'sale', until: end ?? null };
}

/** A price beside a sale price that may apply instead: `99 (59?)`. */
export const priceWithDoubt = ({ price, sale }: { readonly price: string; readonly sale: string }): string =>
  `${price} (${sale}?)`.trim();

const doubted = /^([^()]{0,60}?) ?\(([^()]{1,60})\?\)$/;

/** The price in such a text, and the sale price that may apply instead. */
export function splitPrice(text: string): { readonly price: string; readonly sale: string | undefined } {
  if (!text.endsWith('?)')) return { price: text, sale: undefined };
  const [, price, sale] = doubted.exec(text) ?? [];
  return sale === undefined ? { price: text, sale } : { price: price ?? '', sale };
}

/** The rows whose current price is a sale price, by place, and until when. */
export interface SalePrices {
  readonly rows: readonly number[];
  /** The first and the last day on which one of them ends; null if none of them says when. */
  readonly ends: { readonly first: string; readonly last: string } | null;
  /** The rows of which it is not certain whether the sale price applies. */
  readonly doubted: readonly number[];
}

export const noSales: SalePrices = { rows: [], ends: null, doubted: [] };
