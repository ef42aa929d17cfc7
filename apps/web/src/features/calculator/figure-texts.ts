import { useLingui } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';
import { formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';

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
