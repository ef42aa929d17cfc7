import { formatAmount } from '@saer/i18n/format-money';

/** 999.99: most prices are no longer, and one digit more or less does not change their width. */
const MIN_DIGITS = 5;
const RIYAL_SIGN_EM = 0.9;
/** A point or a comma. */
const MARK_EM = 0.3;

/** Room for a sum: it changes only with a long sum's length, since all digits and the minus are of one width. */
export function reservedWidth(halalas: number): { readonly width: string } {
  const amount = formatAmount(Math.abs(halalas));
  const marks = amount.replaceAll(/\d/g, '').length;
  const digits = Math.max(MIN_DIGITS, amount.length - marks + (halalas < 0 ? 1 : 0));
  return { width: `calc(${digits}ch + ${(RIYAL_SIGN_EM + marks * MARK_EM).toFixed(1)}em)` };
}
