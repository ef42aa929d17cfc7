import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { isStale } from '../conflict/is-stale.ts';
import { type Step, stepMutation } from '../queries.ts';

/** Does a step of a version, once at a time. What is refused is said; a stale version is read anew with it. */
export function useStep({ id, version }: { readonly id: number; readonly version: number }) {
  const words = useFailureWords();
  const { mutate, isPending } = useMutation(stepMutation);
  const [problem, setProblem] = useState<{ readonly words: string; readonly isStale: boolean }>();
  const run = (step: Step, onDone: () => void): void => {
    if (isPending) return;
    setProblem(undefined);
    mutate(
      { step, id, version },
      {
        onSuccess: onDone,
        onError: (error) => setProblem({ words: words(error), isStale: isStale(error) }),
      },
    );
  };
  return { run, isPending, problem };
}
