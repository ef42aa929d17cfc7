import type { FineAmount, Charge, StatementLine } from './line.ts';
import type { VatBasis } from './header-vat.ts';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { currenciesIn, namesOtherCurrency, riyal } from '@saer/i18n/currency';
import { latinDigits } from '@saer/i18n/latin-digits';
import { halfUp } from '@saer/pricing/money/rounding';

/** 100 ten-thousandths are one halala. */
const finePerHalala = 100;

/** The highest amount read, either way: 10 million riyals. Keeps every product with a rate exact. */
const amountLimit: FineAmount = 100_000_000_000;

const plain = /^(-?)(\d{1,8})(?:\.(\d{1,4}))?$/;
const numeric = /^(\d*)(?:\.(\d*))?$/;
const invisible = /[\s\u00A0\u061C\u200B-\u200F\u202A-\u202F\u2060\u2066-\u2069\uFEFF]/g;

/** Where there are a comma and a full stop, the later one marks the decimals; a lone comma does unless it groups thousands. */
function withDecimalPoint(text: string): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma === -1) return text;
  if (point > comma || (point === -1 && /^\d{1,3}(?:,\d{3})+$/.test(text))) return text.replaceAll(',', '');
  return text
    .replaceAll('.', '')
    .replace(/,(?=[^,]*$)/, '.')
    .replaceAll(',', '');
}

/** A number in digits and at most one decimal mark. Beyond four decimals it is rounded half up. */
function toFine(whole: string, fraction: string): FineAmount | null {
  if (whole.length > 9) return null;
  const digits = `${fraction}00000`;
  const amount = Number(whole) * 10_000 + Number(digits.slice(0, 4)) + (Number(digits[4]) >= 5 ? 1 : 0);
  return amount <= amountLimit ? amount : null;
}

const signed = (amount: FineAmount | null, negative: boolean): FineAmount | null =>
  negative && amount !== null && amount !== 0 ? 0 - amount : amount;

/**
 * An amount as statements write it: `-4.4991`, `1,234.50`, `(12.00)`, `12,50`, `SAR 5`, Arabic digits. `0` for an empty cell; null if
 * it is not one number, or above 10 million riyals.
 */
export function parseAmount(text: string): FineAmount | null {
  if (text === '') return 0;
  const quick = plain.exec(text);
  if (quick !== null) {
    return signed(toFine(quick[2] ?? '', quick[3] ?? ''), quick[1] === '-');
  }
  return parseUnusual(text);
}

/** A number by its power of ten, as spreadsheet programs write very small ones: `1.5E-05`. */
const exponential = /^[+-]?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;
/** Where a currency is written against its number: `SAR5`. */
const joint = /(?<=\p{L}\.?)(?=[\d(-])|(?<=\d)(?=\p{L})/gu;

/** The riyal beside a number, as most files write it; `other`: anything else that can be a currency. */
const usual = /^(?:SAR|SR|ريال|ر\.?س\.?)|(?:SAR|SR|ريال|ر\.?س\.?)$/gi;
const other = /[^\d\s.,()+-]/;

/** The text without a riyal; null if it names another currency. */
function withoutRiyal(text: string): string | null {
  const quick = text.replaceAll(invisible, '').replaceAll(usual, '');
  if (!other.test(quick)) return quick;
  const { currencies, rest } = currenciesIn(text.replaceAll(joint, ' '));
  return currencies.every((each) => each === riyal) ? rest.replaceAll(invisible, '') : null;
}

function parseUnusual(text: string): FineAmount | null {
  const written = latinDigits(text)
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', '')
    .replaceAll(/[\u2212\u2013]/g, '-');
  const plainText = written.replaceAll(invisible, '');
  const rest = exponential.test(plainText) ? Number(plainText).toFixed(6) : withoutRiyal(written);
  if (rest === null) return null;
  if (rest === '' || rest === '-') return 0;
  const negative = /^\(.*\)$/.test(rest) || rest.startsWith('-') || rest.endsWith('-');
  const unsigned = withDecimalPoint(rest.replace(/^\((.*)\)$/, '$1').replace(/^[+-]|-$/g, ''));
  const digits = numeric.exec(unsigned);
  if (digits === null || !/\d/.test(unsigned)) return null;
  return signed(toFine(digits[1] ?? '', digits[2] ?? ''), negative);
}

/** `numerator / denominator`, rounded half up by its size: a credit is the exact opposite of its charge. */
export const halfUpEitherWay = (numerator: number, denominator: number): number =>
  numerator < 0 ? -halfUp(-numerator, denominator) : halfUp(numerator, denominator);

/** Why a text is no amount. */
export function unreadable(text: string): 'formula' | 'otherCurrency' | 'unreadableAmount' {
  if (text.startsWith('=')) return 'formula';
  return namesOtherCurrency(text) ? 'otherCurrency' : 'unreadableAmount';
}

/** An amount in whole halalas, rounded half up. */
export const toHalalas = (amount: FineAmount): Halalas => halfUpEitherWay(amount, finePerHalala);

/** An amount before VAT with its VAT, in whole halalas, rounded half up once: `rh` of docs/PRICING.md. */
const toHalalasWithVat = (amount: FineAmount, vat: BasisPoints): Halalas =>
  halfUpEitherWay(amount * (10_000 + vat), finePerHalala * 10_000);

/** Style in which a file writes its charges. */
export interface ChargeStyle {
  /** -1 where a charge is negative, as in noon's reports; 1 where it is positive. */
  readonly sign: 1 | -1;
  readonly vat: VatBasis;
  /** The seller chose it: it counts for every fee, whatever its header says. */
  readonly isChosen?: boolean;
  /** Nothing says or shows it: it is only the usual one. */
  readonly isAssumed?: boolean;
}

/** A charge with its VAT in whole halalas, rounded as the statement is: positive is paid by the seller, negative given back. */
export function chargedSum(
  { amount, vat, basis: named }: Charge,
  { sign, vat: assumed, isChosen = false }: ChargeStyle,
  feeVat: BasisPoints,
): Halalas {
  const basis = isChosen ? assumed : (named ?? assumed);
  const sum =
    vat !== null
      ? toHalalas(amount + vat)
      : basis === 'excluded'
        ? toHalalasWithVat(amount, feeVat)
        : toHalalas(amount);
  return sum === 0 ? 0 : sum * sign;
}

/** The sign of charges in a file: by the sales, whose fees are always charges. */
export function chargeSign(lines: readonly StatementLine[]): 1 | -1 {
  let sum = 0;
  for (const { kind, price, referral, fulfilment } of lines)
    if (kind === 'sale' && (price ?? 0) > 0)
      sum += Math.sign((referral?.amount ?? 0) + (fulfilment?.amount ?? 0));
  return sum < 0 ? -1 : 1;
}
