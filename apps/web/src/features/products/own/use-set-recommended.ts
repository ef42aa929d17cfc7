import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { encodeFilter } from '@saer/contract/list-filter';
import type { UnpricedProduct } from '@saer/contract/product-prices';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { setRecommendedMutation } from '../queries.ts';
import { useUndoPrices } from '../use-undo-prices.ts';
import type { ProductSelection } from './product-selection.ts';

/** Sets products to their recommended prices, and offers for a while to undo it. */
export function useSetRecommended(onDone: () => void) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useMutation(setRecommendedMutation);
  const undo = useUndoPrices();
  const [left, setLeft] = useState<readonly UnpricedProduct[]>([]);
  const running = useRef<AbortController>(undefined);

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
