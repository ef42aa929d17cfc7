import { parseDecimal } from '@saer/i18n/parse-decimal';
import { memoize } from '@saer/i18n/memoize';

/** A rate as it is accepted: above 0, at most 10,000, with six decimals. */
export function isExchangeRate(text: string): boolean {
  if (!/^\d{1,5}(?:\.\d{1,6})?$/.test(text)) return false;
  const rate = Number(text);
  return rate > 0 && rate <= 10_000;
}

/** A rate as somebody types it, with digits of either script, as it is accepted; undefined if it is not. */
export function exchangeRateOf(typed: string): string | undefined {
  const parsed = parseDecimal(typed);
  if (!parsed.ok || parsed.decimal.negative) return undefined;
  const { whole, fraction } = parsed.decimal;
  const digits = fraction.replace(/0+$/, '');
  const rate = digits === '' ? whole : `${whole}.${digits}`;
  return isExchangeRate(rate) ? rate : undefined;
}

const scaled = (whole: string, fraction: string): bigint => BigInt(`${whole}${fraction}`);

const converted = memoize((key: string): string | undefined => {
  const [amount = '', rate = ''] = key.split('\n');
  const parsed = parseDecimal(amount);
  if (!parsed.ok) return undefined;
  const { negative, whole, fraction } = parsed.decimal;
  const [rateWhole = '0', rateFraction = ''] = rate.split('.');
  const decimals = fraction.length + rateFraction.length;
  const product = scaled(whole, fraction) * scaled(rateWhole, rateFraction) * 100n;
  const divisor = 10n ** BigInt(decimals);
  const halalas = String((2n * product + divisor) / (2n * divisor)).padStart(3, '0');
  return `${negative ? '-' : ''}${halalas.slice(0, -2)}.${halalas.slice(-2)}`;
});

/** A decimal text times an accepted rate, rounded half up to the halala; undefined if it is no plain number. */
export const atExchangeRate = (amount: string, rate: string): string | undefined =>
  converted(`${amount}\n${rate}`);
