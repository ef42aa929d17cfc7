import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { plural } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';
import { FailureAlert } from '../../../domain/entitlements/failure-alert.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { getCounts, type PriceChoice, type RepricingSelection, getRepriced } from './repricing-filter.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { repriceMutation, repriceOutdatedMutation } from '../queries.ts';

/** Prices the chosen products again: named ones in one go, all that are found part by part, until it is stopped. */
function useReprice(onDone: () => void) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const named = useMutation(repriceMutation);
  const all = useMutation(repriceOutdatedMutation);
  const [done, setDone] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const startAll = async (
    { filter }: Extract<RepricingSelection, { kind: 'all' }>,
    price: PriceChoice,
  ): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setDone(0);
    try {
      const priced = await all.mutateAsync({ filter, price, signal, onDone: setDone });
      // When stopped, the result is announced once the current part is done: the dialog is closed by then.
      if (signal.aborted)
        showToast({
          tone: 'neutral',
          text: t`Stopped. ${plural(priced, { one: '# product is priced with today’s fees', other: '# products are priced with today’s fees' })}.`,
        });
      else onDone();
    } catch (failure) {
      // Else `error` says it in the dialog.
      if (signal.aborted && failure instanceof Error)
        showToast({ tone: 'negative', text: failureWords(failure) });
    }
  };

  const start = (chosen: RepricingSelection, price: PriceChoice): void => {
    if (chosen.kind === 'all') {
      void startAll(chosen, price);
      return;
    }
    const products = getRepriced(chosen.products, price);
    if (products.length > 0)
      named.mutate(
        products.map(({ id, version }) => ({ id, version, price })),
        { onSuccess: onDone },
      );
  };
  return {
    start,
    stop: () => running.current?.abort(),
    /** The number of products done; undefined if nothing is running. */
    done: all.isPending ? done : undefined,
    isPending: named.isPending || all.isPending,
    error: named.error ?? all.error,
  };
}

type Props = {
  readonly chosen: RepricingSelection;
  readonly choice: PriceChoice;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before prices change: how many change in which way, and which stay. */
export function ConfirmRepricing({ chosen, choice, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { start, stop, done, isPending, error } = useReprice(() => {
    onClose();
    onDone();
    showToast({ tone: 'positive', text: t`Priced with today’s fees.` });
  });
  const { repriced, unconfirmed, withoutPrice } = getCounts(chosen, choice);
  const reprice = (): void => {
    if (repriced === 0) onClose();
    else start(chosen, choice);
  };
  const close = (): void => {
    stop();
    onClose();
  };
  return (
    <ConfirmDialog
      title={choice === 'keep' ? t`Keep these prices?` : t`Use the needed prices?`}
      confirm={choice === 'keep' ? t`Keep the prices` : t`Change the prices`}
      onConfirm={reprice}
      onClose={close}
      isPending={isPending}
      isDestructive={false}
    >
      <div className="flex flex-col gap-3">
        <p>
          {choice === 'keep' ? (
            <Trans>
              Prices you entered, and those you sell at now, stay, whatever they earn. Products that have only
              a recommended price move to today’s.
            </Trans>
          ) : (
            <Trans>Today’s price is replaced by the one that reaches your target profit.</Trans>
          )}
        </p>
        <p className="font-medium text-ink">
          <Plural value={repriced} one="# product will be repriced." other="# products will be repriced." />
        </p>
        {unconfirmed === 0 ? null : (
          <p>
            <Plural
              value={unconfirmed}
              one="# is left out: no source confirms its fees or the VAT in its payout. Compare them with your seller account, then use its price by itself."
              other="# are left out: no source confirms their fees or the VAT in their payout. Compare them with your seller account, then use each price by itself."
            />
          </p>
        )}
        {withoutPrice === 0 ? null : (
          <p>
            <Plural
              value={withoutPrice}
              one="# stays as it is: no price reaches the profit you want. Open it and change your target."
              other="# stay as they are: no price reaches the profit you want. Open them and change your target."
            />
          </p>
        )}
        {done === undefined ? null : (
          <div className="flex flex-col gap-1.5">
            <ProgressBar label={t`Pricing again`} value={done} max={repriced} />
            <p aria-live="polite">
              <Trans>
                Done: <bdi dir="ltr">{formatShort(done, 0)}</bdi> of{' '}
                <bdi dir="ltr">{formatShort(repriced, 0)}</bdi>. If you cancel, those stay done.
              </Trans>
            </p>
          </div>
        )}
        <FailureAlert error={error} />
      </div>
    </ConfirmDialog>
  );
}
