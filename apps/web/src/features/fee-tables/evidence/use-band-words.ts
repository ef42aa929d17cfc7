import { useLingui } from '@lingui/react/macro';
import type { PriceBand } from '@saer/contract/fees/own-fees';
import { formatMoney } from '@saer/i18n/format-money';
import type { ReferralRule } from '@saer/pricing/fees/terms';

/** Words for the prices that a rate applies to, by the rule in force. */
export function useBandWords(): (band: PriceBand, rule: ReferralRule | null) => string {
  const { t } = useLingui();
  return (band, rule) => {
    const limit = rule === null || rule.shape === 'flat' ? '' : formatMoney(rule.limit);
    if (band === 'all') return t`all prices`;
    if (limit === '') return band === 'below' ? t`lower prices` : t`higher prices`;
    return band === 'below' ? t`up to ${limit}` : t`above ${limit}`;
  };
}
