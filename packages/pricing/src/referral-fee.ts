import { partsWithVat, WHOLE } from './rounding.ts';
import type { ReferralRule, Terms } from './terms.ts';
import type { BasisPoints, Halalas } from './units.ts';

/** The referral fee at a price, VAT included. Source: PRICING.md, "One price, all its lines". */
export function referralFee(terms: Terms, price: Halalas): Halalas {
  const parts = Math.max(terms.minReferral * WHOLE, ruleParts(terms.referral, price));
  return partsWithVat(parts, terms.feeVat);
}

/** The share of one more halala of price that the referral fee takes, before VAT: 0 while the minimum fee rules. */
export function referralRateAt(terms: Terms, price: Halalas): BasisPoints {
  const rule = terms.referral;
  if (ruleParts(rule, price) < terms.minReferral * WHOLE) return 0;
  return rule.shape === 'flat' || price <= rule.limit ? rule.rate1 : rule.rate2;
}

/** What the rule takes, in ten-thousandths of a halala: a whole number, so nothing is rounded before VAT is added. */
function ruleParts(rule: ReferralRule, price: Halalas): number {
  if (rule.shape === 'flat' || price <= rule.limit) return rule.rate1 * price;
  if (rule.shape === 'threshold') return rule.rate2 * price;
  return rule.rate1 * rule.limit + rule.rate2 * (price - rule.limit);
}
