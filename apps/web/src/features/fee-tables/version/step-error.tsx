import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../components/layout/notice.tsx';
import { WhoChanged } from '../conflict/who-changed.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { isStale } from '../../../domain/conflict/is-stale.ts';
import { confirmMutation, type Step, stepMutation } from '../queries.ts';

type Props = {
  readonly feeTableId: number;
  readonly problem: { readonly words: string; readonly isStale: boolean } | undefined;
};

/** Why a step was rejected; after a conflict, who was faster, and that the current state is displayed. */
export function StepError({ feeTableId, problem }: Props) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === undefined ? null : (
        <Notice tone="danger">
          {problem.isStale ? (
            <>
              <WhoChanged entity="feeTable" entityId={feeTableId} />{' '}
              <Trans>The page shows the latest data. Review it, then try again.</Trans>
            </>
          ) : (
            problem.words
          )}
        </Notice>
      )}
    </div>
  );
}

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
