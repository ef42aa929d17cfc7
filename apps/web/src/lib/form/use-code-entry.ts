import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useFailureWords } from './use-failure-words.ts';

interface Options<I, R> {
  readonly mutation: UseMutationResult<R, Error, I>;
  /** Digits of a complete code. */
  readonly length: number;
  readonly inputOf: (code: string) => I;
  readonly onSuccess: (reply: R) => void;
}

/** A code that is typed and sent: an incomplete one stays, a rejected one is emptied; the focus is in its field. */
export function useCodeEntry<I, R>({ mutation, length, inputOf, onSuccess }: Options<I, R>) {
  const { mutate, isPending, error, reset } = mutation;
  const { i18n } = useLingui();
  const getWords = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const send = (typed: string): void => {
    if (isPending) return;
    if (typed.length < length) {
      setShort(true);
      input.current?.focus();
      return;
    }
    mutate(inputOf(typed), {
      onSuccess,
      onError: () => {
        setCode('');
        input.current?.focus();
      },
    });
  };
  const type = (typed: string): void => {
    setCode(typed);
    setShort(false);
    if (typed !== '') reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send(code);
  };
  const problem = error !== null ? getWords(error) : isShort ? errorMessage(i18n, 'required') : undefined;
  return { input, code, type, send, submit, problem };
}
