import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { encodeFilter } from '@saer/contract/list-filter';
import type { PricesBefore, UnpricedProduct } from '@saer/contract/product-prices';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { setRecommendedMutation, undoRecommendedMutation } from '../queries.ts';
import type { ProductSelection } from './product-selection.ts';

/** Sets products to their recommended prices, and offers for a while to undo it. */
export function useSetRecommended(onDone: () => void) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutateAsync, isPending, error } = useMutation(setRecommendedMutation);
  const { mutateAsync: putBack } = useMutation(undoRecommendedMutation);
  const [left, setLeft] = useState<readonly UnpricedProduct[]>([]);
  const running = useRef<AbortController>(undefined);

  // The result is announced even if the dialog has been closed meanwhile.
  const undo = async (changed: PricesBefore[]): Promise<void> => {
    try {
      const { restored, left: stay } = await putBack(changed);
      showToast(
        stay.length === 0
          ? { tone: 'positive', text: t`The prices are as before.` }
          : {
              tone: 'neutral',
              text: t`${plural(restored.length, { one: '# price is as before', other: '# prices are as before' })}; ${plural(stay.length, { one: '# product was changed since and stays', other: '# products were changed since and stay' })}.`,
            },
      );
    } catch (failure) {
      showToast({
        tone: 'negative',
        text: failure instanceof Error ? failureWords(failure) : String(failure),
      });
    }
  };

  const start = async (chosen: ProductSelection, alsoCurrent: boolean): Promise<void> => {
    const request =
      chosen.kind === 'all'
        ? { filter: encodeFilter(chosen.filter) }
        : { products: chosen.products.map(({ id, version }) => ({ id, version })) };
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const { changed, left: unpriced } = await mutateAsync({ body: { alsoCurrent, ...request }, signal });
      showToast(
        changed.length === 0
          ? { tone: 'neutral', text: t`These have the recommended price already.` }
          : {
              tone: 'positive',
              text: t`${plural(changed.length, { one: '# product has', other: '# products have' })} the recommended price now.`,
              action: { label: t`Undo`, onPress: () => void undo(changed) },
            },
      );
      if (unpriced.length === 0) onDone();
      else setLeft(unpriced);
    } catch {
      // Other errors are displayed in the dialog, by `error`.
      if (signal.aborted)
        showToast({ tone: 'neutral', text: t`Stopped. The list shows the prices as they are.` });
    }
  };
  return {
    start,
    stop: () => running.current?.abort(),
    isPending,
    error,
    left,
  };
}
