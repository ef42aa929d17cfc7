import { maxMoney, maxRate } from '@saer/contract/api/limits';
import { type DecimalRefusal, parseDecimal, plainText } from './parse-decimal.ts';

/** Describes one kind of number: its smallest unit, its bounds and the words people write next to it. */
export type Quantity = {
  /** Decimal places between the written number and its smallest unit: 2 for riyals in halalas. */
  readonly scale: number;
  /** The largest value taken, in smallest units. */
  readonly max: number;
  /** Words and signs allowed next to the number, longest first. */
  readonly words: readonly string[];
};

export type QuantityRefusal = DecimalRefusal | 'negative' | 'tooManyDecimals' | 'tooLarge';

/** `value` is a whole number of the quantity's smallest unit. */
export type ParsedQuantity =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: QuantityRefusal };

const reject = (reason: QuantityRefusal): ParsedQuantity => ({ ok: false, reason });

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Cached per list of words: a sheet has tens of thousands of numbers. */
const patterns = new WeakMap<readonly string[], RegExp>();

function buildPattern(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const pattern = new RegExp(words.map(escape).join('|'), 'i');
  patterns.set(words, pattern);
  return pattern;
}

const withoutWord = (text: string, words: readonly string[]): string =>
  words.length === 0 || /^[\d.,]*$/.test(text) ? text : text.replace(buildPattern(words), ' ').trim();

/** Fast path: most numbers of a sheet are plain. */
const SIMPLE = /^(\d{1,10})(?:\.(\d{1,3}))?$/;

/** Parses a written quantity into whole smallest units, or returns the reason why it cannot. */
export const parseQuantity = (text: string, { scale, max, words }: Quantity): ParsedQuantity => {
  const [, digits, decimals = ''] = SIMPLE.exec(text) ?? [];
  if (digits !== undefined && decimals.length <= scale) {
    const simple = Number(digits + decimals.padEnd(scale, '0'));
    return simple > max ? reject('tooLarge') : { ok: true, value: simple };
  }
  const plain = plainText(text);
  if (plain === '') return reject('empty');
  const number = withoutWord(plain, words);
  if (number === '') return reject('notANumber');
  const parsed = parseDecimal(number);
  if (!parsed.ok) return parsed;
  const { negative, whole, fraction } = parsed.decimal;
  const needed = fraction.replace(/0+$/, '');
  const isZero = whole === '0' && needed === '';
  if (negative && !isZero) return reject('negative');
  if (needed.length > scale) return reject('tooManyDecimals');
  const value = Number(whole + needed.padEnd(scale, '0'));
  return value > max ? reject('tooLarge') : { ok: true, value };
};

const money: Quantity = {
  scale: 2,
  max: maxMoney,
  words: [
    'ريال سعودي',
    'ريالات',
    'ريالًا',
    'ريالاً',
    'ريالا',
    'ريال',
    'ر. س.',
    'ر.س.',
    'ر.س',
    'ر. س',
    'ر س',
    'رس',
    'riyals',
    'riyal',
    'SAR',
    'SR',
    '\u20C1',
    '\uFDFC',
  ],
};

/** A written sum of riyals as whole halalas. */
export const parseMoney = (text: string): ParsedQuantity => parseQuantity(text, money);

const rate: Quantity = { scale: 2, max: maxRate, words: ['%', '\u066A', 'في المئة', 'بالمئة'] };

/** A written percentage as whole basis points. */
export const parseRate = (text: string): ParsedQuantity => parseQuantity(text, rate);
