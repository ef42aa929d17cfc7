import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { useUndoPrices } from '../use-undo-prices.ts';
import { applyAllMutation } from './queries.ts';

/** Applies the first price of all that a filter finds, part by part until it is stopped, and offers for a while to undo it. */
export function useApplyAll(onDone: () => void) {
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
