import type { StorePolicy } from '@saer/pricing/fees/fee-table';
import { halfUp, WHOLE } from '@saer/pricing/money/rounding';
import { statement } from '@saer/pricing/answer/statement';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { bareTerms } from './bare-terms.ts';

/** A store's commission on one sale. */
export interface Commission {
  /** Before VAT. */
  readonly fee: Halalas;
  /** The VAT that the store adds. */
  readonly vat: Halalas;
  readonly inclusive: Halalas;
  /** The fee before VAT as a share of the price. */
  readonly share: BasisPoints;
  /** The store's minimum is more than the rate brings. */
  readonly isMinimum: boolean;
}

type Policy = Pick<StorePolicy, 'minReferral' | 'feeVat'>;

const feeAt = (policy: Policy, referral: ReferralRule, minReferral: Halalas, price: Halalas) =>
  statement(bareTerms(policy, { referral, minReferral }), price);

/** The commission at a price of 1 halala or more, VAT included. Rule and rounding: the engine's (docs/PRICING.md, "One price, all its lines"). */
export function commissionAt(policy: Policy, rule: ReferralRule, price: Halalas): Commission {
  const { referral: fee, referralVat: vat } = feeAt(policy, rule, policy.minReferral, price);
  return {
    fee,
    vat,
    inclusive: fee + vat,
    share: halfUp(fee * WHOLE, price),
    isMinimum: fee > feeAt(policy, rule, 0, price).referral,
  };
}

/** A price and its commission before VAT. */
export interface CommissionPoint {
  readonly price: Halalas;
  readonly fee: Halalas;
}

/** Points between which the commission rises evenly, from 1 halala to `to`: both sides of the limit, and the end of the minimum. */
export function commissionCurve(policy: Policy, rule: ReferralRule, to: Halalas): readonly CommissionPoint[] {
  const limits = rule.shape === 'flat' ? [] : [rule.limit, rule.limit + 1];
  const minimumEnds = rule.rate1 === 0 ? [] : [Math.ceil((policy.minReferral * WHOLE) / rule.rate1)];
  const prices = new Set([1, ...limits, ...minimumEnds, to].filter((price) => price >= 1 && price <= to));
  return [...prices]
    .toSorted((a, b) => a - b)
    .map((price) => ({ price, fee: commissionAt(policy, rule, price).fee }));
}
