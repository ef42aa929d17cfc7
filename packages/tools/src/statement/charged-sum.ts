import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { toHalalas, toHalalasWithVat } from './amount.ts';
import type { Charge, StatementLine } from './line.ts';

/** Whether the fees of a file are with or without VAT. */
export type VatBasis = 'excluded' | 'included';

/** How a file writes its charges. */
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
