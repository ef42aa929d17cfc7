import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, useRef } from 'react';
import { plural } from '@lingui/core/macro';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import type { UnpricedProduct } from '@saer/contract/products/product-prices';
import { useMutation } from '@tanstack/react-query';
import type { ListedProduct } from '@saer/contract/products/product';
import { Button } from '../../../components/button/button.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { FailureAlert } from '../../../domain/entitlements/failure-alert.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { productName } from '../../../domain/names/name.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { setRecommendedMutation } from '../queries.ts';
import { useUndoPrices } from '../use-undo-prices.ts';

/** Products that something is done with: those that were marked, or all that a filter finds. */
type ProductSelection =
  | { readonly kind: 'marked'; readonly products: readonly ListedProduct[] }
  | { readonly kind: 'all'; readonly filter: ListFilter; readonly total: number };

const getCount = (chosen: ProductSelection): number =>
  chosen.kind === 'all' ? chosen.total : chosen.products.length;

/** Sets products to their recommended prices, and offers for a while to undo it. */
function useSetRecommended(onDone: () => void) {
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

type Props = {
  readonly chosen: ProductSelection;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Confirmation before recommended prices replace the sellers' own; can be undone afterwards. */
export function SetRecommended({ chosen, onDone, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const hasCurrent =
    chosen.kind === 'all' || chosen.products.some(({ currentPrice }) => currentPrice !== null);
  const [alsoCurrent, setAlsoCurrent] = useState(true);
  const { start, stop, isPending, error, left } = useSetRecommended(() => {
    onClose();
    onDone();
  });
  const count = getCount(chosen);
  const cancel = (): void => {
    stop();
    onClose();
  };
  if (left.length > 0)
    return (
      <Dialog title={t`Some keep their price`} onClose={onClose}>
        <div className="flex flex-col gap-3 text-sm">
          <p>
            <Plural
              value={left.length}
              one="# product cannot be priced with today’s fees. Open it and correct it."
              other="# products cannot be priced with today’s fees. Open them and correct them."
            />
          </p>
          <ul className="flex flex-col gap-1 text-muted">
            {left.slice(0, 20).map((each) => (
              <li key={each.id}>
                <bdi>{productName(each, language)}</bdi>
              </li>
            ))}
          </ul>
          <DialogActions>
            <Button
              tone="primary"
              onPress={() => {
                onClose();
                onDone();
              }}
            >
              <Trans>Done</Trans>
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t`Set to the recommended price?`} onClose={cancel}>
      <div className="flex flex-col gap-3 text-sm">
        <p className="font-medium text-ink">
          <Plural
            value={count}
            one="# product gets the price recommended with today’s fees."
            other="# products get the prices recommended with today’s fees."
          />
        </p>
        <p className="text-muted">
          <Trans>A price you typed gives way to it. You can undo this.</Trans>
        </p>
        {hasCurrent ? (
          <Checkbox isSelected={alsoCurrent} onChange={setAlsoCurrent}>
            <Trans>
              Take it as the current price too: I change it in the store as well, for noon with the price file
            </Trans>
          </Checkbox>
        ) : null}
        <FailureAlert error={error} />
        <DialogActions>
          <Button onPress={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            tone="primary"
            onPress={() => void start(chosen, hasCurrent && alsoCurrent)}
            isPending={isPending}
          >
            <Trans>Set to recommended</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
