import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { ActionTotals } from '@saer/contract/products/product-actions';
import { formatShort } from '@saer/i18n/format-number';
import { plural } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';
import { FailureAlert } from '../../../domain/entitlements/failure-alert.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { useUndoPrices } from '../use-undo-prices.ts';
import { applyAllMutation, actionsQuery } from './queries.ts';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { productName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCodeName } from '../use-code-name.ts';
import { PriceStep } from './price-step.tsx';

const fewestPaged = 10;

/** Each product that applying all of a part would change, with its old and its new price: what is confirmed is seen. */
function PricesToApply({ filter }: { readonly filter: ListFilter }) {
  const { t } = useLingui();
  const language = useLanguage();
  const codeName = useCodeName();
  const { page, limit, ...pages } = usePages(fewestPaged);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    actionsQuery({ where: { ...filter.where, applicable: true }, page, limit }),
  );
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} />;
  return (
    <div className="overflow-hidden rounded-card border border-line p-card">
      <ul
        aria-label={t`Old and new prices`}
        aria-busy={isPlaceholderData || undefined}
        className={`-my-2 flex flex-col divide-y divide-line ${isPlaceholderData ? 'opacity-55' : ''}`}
      >
        {data.data.map(({ product, sellingPrice, prices }) => (
          <li key={product.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="flex min-w-0 flex-1 basis-40 flex-col">
              <bdi className="text-ink [overflow-wrap:anywhere]">{productName(product, language)}</bdi>
              <bdi className="text-xs">{codeName('stores', product.store)}</bdi>
            </span>
            {prices.slice(0, 1).map(({ price }) => (
              <PriceStep key={price} from={sellingPrice} to={price} />
            ))}
          </li>
        ))}
      </ul>
      {data.total > fewestPaged ? (
        // At its place below the list, not at the edge of the dialog.
        <div className="pt-4 [&>nav]:static">
          <Pagination page={page} limit={limit} total={data.total} {...pages} />
        </div>
      ) : null}
    </div>
  );
}

/** Applies the first price of all that a filter finds, part by part until it is stopped, and offers for a while to undo it. */
function useApplyAll(onDone: () => void) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutateAsync, isPending, error } = useMutation(applyAllMutation);
  const undo = useUndoPrices();
  const [done, setDone] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (filter: ListFilter): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setDone(0);
    try {
      const { changed, failure } = await mutateAsync({ filter, signal, onDone: setDone });
      const text = t`${plural(changed.length, { one: '# product has', other: '# products have' })} another price now.`;
      showToast({
        tone: failure === undefined ? 'positive' : 'negative',
        text: failure instanceof Error ? `${text} ${failureWords(failure)}` : text,
        ...(changed.length === 0 ? {} : { action: { label: t`Undo`, onPress: () => void undo(changed) } }),
      });
      onDone();
    } catch {
      // The dialog says it, by `error`.
    }
  };
  return {
    start,
    /** The current part is the last one. */
    stop: () => running.current?.abort(),
    done,
    isPending,
    error,
  };
}

type Props = {
  readonly filter: ListFilter;
  readonly totals: ActionTotals;
  readonly onClose: () => void;
};

/** Asks before the first price of every product in a part of the list is applied. */
export function ApplyAll({ filter, totals: { products, applicable, unconfirmed }, onClose }: Props) {
  const { t } = useLingui();
  const { start, stop, done, isPending, error } = useApplyAll(onClose);
  const left = products - applicable - unconfirmed;
  return (
    <ConfirmDialog
      title={t`Apply all these prices?`}
      confirm={t`Change the prices`}
      onConfirm={() => void start(filter)}
      onClose={() => {
        stop();
        onClose();
      }}
      isPending={isPending}
      isDestructive={false}
    >
      <div className="flex flex-col gap-3">
        <p className="font-medium text-ink">
          <Plural value={applicable} one="# product gets this price." other="# products get these prices." />
        </p>
        {isPending ? null : <PricesToApply filter={filter} />}
        {unconfirmed === 0 ? null : (
          <p>
            <Plural
              value={unconfirmed}
              one="# is left out: no source confirms its fees or the VAT in its payout. Compare them with your seller account, then apply it by itself."
              other="# are left out: no source confirms their fees or the VAT in their payout. Compare them with your seller account, then apply each by itself."
            />
          </p>
        )}
        {left === 0 ? null : (
          <p>
            <Plural
              value={left}
              one="# stays as it is: no price fixes it."
              other="# stay as they are: no price fixes them."
            />
          </p>
        )}
        <p>
          <Trans>Change them in your stores too, for noon with the price file. You can undo this here.</Trans>
        </p>
        {isPending && applicable > 0 ? (
          <div className="flex flex-col gap-1.5">
            <ProgressBar label={t`Changing prices`} value={Math.min(done, applicable)} max={applicable} />
            <p aria-live="polite">
              <Trans>
                Done: <bdi dir="ltr">{formatShort(done, 0)}</bdi> of{' '}
                <bdi dir="ltr">{formatShort(applicable, 0)}</bdi>. If you cancel, those stay done.
              </Trans>
            </p>
          </div>
        ) : null}
        <FailureAlert error={error} />
      </div>
    </ConfirmDialog>
  );
}
