import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PricesBefore } from '@saer/contract/products/product-prices';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { undoPricesMutation } from './queries.ts';

/** Restores the prices before a change, and says how many. */
export function useUndoPrices(): (changed: readonly PricesBefore[]) => Promise<void> {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutateAsync } = useMutation(undoPricesMutation);
  // The result is announced even if the page or dialog has been closed meanwhile.
  return async (changed) => {
    try {
      const { restored, left } = await mutateAsync(changed);
      showToast(
        left.length === 0
          ? { tone: 'positive', text: t`The prices are as before.` }
          : {
              tone: 'neutral',
              text: t`${plural(restored.length, { one: '# price is as before', other: '# prices are as before' })}; ${plural(left.length, { one: '# product was changed since and stays', other: '# products were changed since and stay' })}.`,
            },
      );
    } catch (failure) {
      showToast({
        tone: 'negative',
        text: failure instanceof Error ? failureWords(failure) : String(failure),
      });
    }
  };
}
