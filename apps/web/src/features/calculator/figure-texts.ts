import { useLingui } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';
import { formatShort, formatRate } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { formatMoney } from '@saer/i18n/format-money';
import type { Target } from '@saer/pricing/fees/product-target';

const KILOGRAM = 1000;
const DIGITS = 3;

/** A weight in words: grams below a kilogram, else kilograms. */
export const useWeightText = (): ((grams: number) => string) => {
  const { t } = useLingui();
  return (grams) => {
    const [few, many] = [isolateLtr(formatWeight(grams)), isolateLtr(formatShort(grams, DIGITS))];
    return grams < KILOGRAM ? t`${few} g` : t`${many} kg`;
  };
};

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
