import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import type { Target } from '@saer/pricing/fees/product-target';

/** Names a target in words: "20% of the price". */
export const useTargetText = (): ((target: Target) => string) => {
  const { t } = useLingui();
  return ({ fixed, ofPrice, ofNet, ofCost }) => {
    const parts = [
      ...(ofPrice === undefined ? [] : [t`${formatRate(ofPrice)} of the price`]),
      ...(ofNet === undefined ? [] : [t`${formatRate(ofNet)} of the price before VAT`]),
      ...(ofCost === undefined ? [] : [t`${formatRate(ofCost)} of the cost`]),
      ...(fixed === undefined ? [] : [formatMoney(fixed)]),
    ];
    return parts.join(' + ');
  };
};
