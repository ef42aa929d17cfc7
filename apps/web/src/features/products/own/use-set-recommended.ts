import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { encodeFilter } from '@saer/contract/list-filter';
import type { PricesBefore, UnpricedProduct } from '@saer/contract/product-prices';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { setRecommendedMutation, undoRecommendedMutation } from '../queries.ts';
import type { Chosen } from './chosen.ts';

/** Sets products to their recommended prices, and offers for a while to undo it. */
export function useSetRecommended(onDone: () => void) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending, error } = useMutation(setRecommendedMutation);
  const { mutate: putBack } = useMutation(undoRecommendedMutation);
  const [left, setLeft] = useState<readonly UnpricedProduct[]>([]);

  const undo = (changed: PricesBefore[]): void =>
    putBack(changed, {
      onSuccess: ({ restored, left: kept }) =>
        showToast({
          tone: kept.length === 0 ? 'positive' : 'neutral',
          text:
            kept.length === 0
              ? t`The prices are as before.`
              : t`${plural(restored.length, { one: '# price is as before', other: '# prices are as before' })}; ${plural(kept.length, { one: '# product was changed since and stays', other: '# products were changed since and stay' })}.`,
        }),
      onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
    });

  const start = (chosen: Chosen, alsoCurrent: boolean): void =>
    mutate(
      {
        alsoCurrent,
        ...(chosen.kind === 'all'
          ? { filter: encodeFilter(chosen.filter) }
          : { products: chosen.products.map(({ id, version }) => ({ id, version })) }),
      },
      {
        onSuccess: ({ changed, left: unpriced }) => {
          showToast({
            tone: 'positive',
            text:
              changed.length === 0
                ? t`These have the recommended price already.`
                : t`${plural(changed.length, { one: '# product has', other: '# products have' })} the recommended price now.`,
            ...(changed.length === 0 ? {} : { action: { label: t`Undo`, onPress: () => undo(changed) } }),
          });
          if (unpriced.length === 0) onDone();
          else setLeft(unpriced);
        },
      },
    );
  return { start, isPending, problem: error === null ? undefined : failureWords(error), left };
}
