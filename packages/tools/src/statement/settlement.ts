import type { FineAmount, StatementBalance } from './line.ts';

/** Names of what is left where the sums of a statement do not close. */
type SettlementRest =
  | 'none'
  /** It is the VAT of the fees, which its columns are without. */
  | 'vat'
  /** The file pays out more or less than it adds up to. */
  | 'open'
  | 'unnamed';

/** A statement and what is left of it: `opening + proceeds + fees + payouts + rest = closing`, or the column of totals. */
export interface Settlement extends StatementBalance {
  readonly restIs: SettlementRest;
  readonly rest: FineAmount;
}

/** The VAT of fees, in per cent. */
const feeVat = 15;

/** Half a halala for each of the two fees of a row, and one for its total. */
const toleranceOfRow: FineAmount = 200;

/**
 * Closes a statement where its columns say what it must come to: its closing balance, its payouts, or its totals. Null where they say neither.
 * `sign`: that of charges in the file.
 */
export function closeBalance(balance: StatementBalance, sign: 1 | -1): Settlement | null {
  const { opening, proceeds, payouts, closing, rows } = balance;
  const fees = sign === 1 ? 0 - balance.fees : balance.fees;
  // A column of zeros is no total.
  const stated = balance.stated === 0 ? null : balance.stated;
  const sum = (opening ?? 0) + proceeds + fees + payouts;
  const isPaid = payouts !== 0 && closing === null;
  const target = closing ?? (isPaid ? 0 : stated);
  if (target === null || (closing === null && !isPaid && proceeds === 0 && fees === 0)) return null;
  const rest = target - sum;
  const settled = { ...balance, fees, stated };
  if (rest === 0) return { ...settled, rest, restIs: 'none' };
  const isVat = fees !== 0 && Math.abs(rest * 100 - fees * feeVat) <= toleranceOfRow * rows * 100;
  return { ...settled, rest, restIs: isVat ? 'vat' : isPaid ? 'open' : 'unnamed' };
}
