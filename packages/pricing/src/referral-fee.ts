import { partsWithVat, WHOLE } from './rounding.ts';
import type { ReferralRule, Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** The referral fee at a price, VAT included. Source: docs/PRICING.md, "One price, all its lines". */
export function referralFee({ referral, minReferral, feeVat }: Terms, price: Halalas): Halalas {
  return partsWithVat(Math.max(minReferral * WHOLE, ruleParts(referral, price)), WHOLE + feeVat);
}

/** The referral fee by the rule, in ten-thousandths of a halala: a whole number, so nothing is rounded before VAT is added. */
function ruleParts(rule: ReferralRule, price: Halalas): number {
  if (rule.shape === 'flat' || price <= rule.limit) return rule.rate1 * price;
  if (rule.shape === 'threshold') return rule.rate2 * price;
  return rule.rate1 * rule.limit + rule.rate2 * (price - rule.limit);
}
