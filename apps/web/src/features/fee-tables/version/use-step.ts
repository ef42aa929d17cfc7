import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { isStale } from '../../../domain/conflict/is-stale.ts';
import { confirmMutation, type Step, stepMutation } from '../queries.ts';

/** Performs a step of a version, one at a time. Errors are displayed; a stale version is reloaded. */
export function useStep({ id, version }: { readonly id: number; readonly version: number }) {
  const words = useFailureWords();
  const step = useMutation(stepMutation);
  const confirm = useMutation(confirmMutation);
  const isPending = step.isPending || confirm.isPending;
  const [problem, setProblem] = useState<{ readonly words: string; readonly isStale: boolean }>();
  const run = (
    requested: Step,
    onDone: () => void,
    more: { readonly source?: string; readonly doubts?: string[] } = {},
  ): void => {
    if (isPending) return;
    setProblem(undefined);
    const outcome = {
      onSuccess: onDone,
      onError: (error: Error) => setProblem({ words: words(error), isStale: isStale(error) }),
    };
    if (requested === 'confirm') confirm.mutate({ id, version, ...more }, outcome);
    else step.mutate({ step: requested, id, version, ...more }, outcome);
  };
  return { run, isPending, problem };
}
