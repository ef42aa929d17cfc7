import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { repriceMutation, repriceOutdatedMutation } from '../queries.ts';
import { type PriceChoice, repricedOf, type RepricingSelection } from './repricing-filter.ts';

/** Prices the chosen products again: named ones in one go, all that are found part by part, until it is stopped. */
export function useReprice(onDone: () => void) {
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
    const products = repricedOf(chosen.products, price);
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
