import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { useTargetText } from '../answer/use-target-text.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';

/** Says what a price has to leave; undefined where nothing is asked of it. */
export const useAskedText = (): ((quote: Answer['quote']) => string | undefined) => {
  const { t } = useLingui();
  const targetText = useTargetText();
  return (quote) => {
    const { ownTarget } = quote;
    if (
      quote.recommended !== null &&
      quote.rangeFactorFloor !== null &&
      (ownTarget === null || quote.ownPrice !== null)
    ) {
      const floor = formatMoney(quote.rangeFactorFloor);
      return t`${floor}, the least profit by the range factor`;
    }
    return ownTarget === null ? undefined : targetText(ownTarget);
  };
};
