import type { priceChoices } from '@saer/contract/product-catalogue';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { repriceMutation, repriceOutdatedMutation } from '../queries.ts';
import { type Chosen, isRepriceable } from './repricing-filter.ts';

/** Prices the chosen products again: named ones in one go, all that are found part by part, until it is stopped. */
export function useReprice(onDone: () => void) {
  const failureWords = useFailureWords();
  const named = useMutation(repriceMutation);
  const all = useMutation(repriceOutdatedMutation);
  const [done, setDone] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = (chosen: Chosen, price: (typeof priceChoices)[number]): void => {
    if (chosen.kind === 'all') {
      const controller = new AbortController();
      running.current = controller;
      setDone(0);
      const { filter } = chosen;
      all.mutate({ filter, price, signal: controller.signal, onDone: setDone }, { onSuccess: onDone });
      return;
    }
    const products = chosen.products.filter(isRepriceable);
    if (products.length > 0)
      named.mutate(
        products.map(({ id, version }) => ({ id, version, price })),
        { onSuccess: onDone },
      );
  };
  const error = named.error ?? all.error;
  return {
    start,
    stop: () => running.current?.abort(),
    /** How many are done of all that are found; undefined: nothing of the kind runs. */
    done: all.isPending ? done : undefined,
    isPending: named.isPending || all.isPending,
    problem: error === null ? undefined : failureWords(error),
  };
}
