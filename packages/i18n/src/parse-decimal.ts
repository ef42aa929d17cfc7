import { latinDigits } from './latin-digits.ts';

/** An exact decimal number, with its digits as text so that no float is involved. */
type Decimal = { readonly negative: boolean; readonly whole: string; readonly fraction: string };

export type DecimalRefusal = 'empty' | 'notANumber' | 'ambiguous';

export type ParsedDecimal =
  | { readonly ok: true; readonly decimal: Decimal }
  | { readonly ok: false; readonly reason: DecimalRefusal };

const INVISIBLE = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const SPACES = /[\s\u00A0\u2007\u2009\u202F]+/g;
const MINUS = /[\u2212\u2013\uFE63\uFF0D]/g;
const ARABIC_COMMA = '\u060C';
const ARABIC_DECIMAL = '\u066B';

/** Plain text: Latin digits, ordinary spaces and minus, no direction marks. */
export const plainText = (text: string): string =>
  latinDigits(text).replace(INVISIBLE, '').replace(SPACES, ' ').replace(MINUS, '-').trim();

// A grouped number never begins with 0, and repeats one separator: 1,234,567.50 · 1٬234 · 1 234
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<separator>[,\u066C ])\d{3}(?:\k<separator>\d{3})*)(?:\.(?<fraction>\d*))?$/;
const PLAIN = /^(?<whole>\d*)(?:\.(?<fraction>\d*))?$/;
// A lone comma is the decimal mark, unless three digits follow: 25,5 is 25.5 but 0,234 and 1234,567 could be either.
const DECIMAL_COMMA = /^(?<whole>\d*),(?<fraction>\d{0,2}|\d{4,})$/;

// −5, 5- and the accountant's (5)
const SIGNED = /^(?<sign>[+-]?) ?(?<unsigned>[^+-]*?) ?(?<trailing>-?)$/;
const BRACKETED = /^\((?<unsigned>[^()]*)\)$/;

const splitSign = (text: string): { negative: boolean; unsigned: string } => {
  const bracketed = BRACKETED.exec(text)?.groups?.['unsigned'];
  if (bracketed !== undefined) return { negative: true, unsigned: bracketed.trim() };
  const { sign, unsigned, trailing } = SIGNED.exec(text)?.groups ?? {};
  if (unsigned === undefined || (sign !== '' && trailing !== '')) return { negative: false, unsigned: text };
  return { negative: sign === '-' || trailing === '-', unsigned };
};

/** Parses a number as people in Saudi Arabia type or paste it. Ambiguous input is rejected, never guessed. */
export const parseDecimal = (text: string): ParsedDecimal => {
  const plain = plainText(text).replaceAll(ARABIC_COMMA, ',').replaceAll(ARABIC_DECIMAL, '.');
  if (plain === '') return { ok: false, reason: 'empty' };
  const { negative, unsigned } = splitSign(plain);
  if (!/\d/.test(unsigned) || !/^[\d., \u066C]+$/.test(unsigned)) return { ok: false, reason: 'notANumber' };
  const groups = (PLAIN.exec(unsigned) ?? GROUPED.exec(unsigned) ?? DECIMAL_COMMA.exec(unsigned))?.groups;
  if (!groups) return { ok: false, reason: 'ambiguous' };
  const whole = (groups['whole'] ?? '').replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return { ok: true, decimal: { negative, whole, fraction: groups['fraction'] ?? '' } };
};
