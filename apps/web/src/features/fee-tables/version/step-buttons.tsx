import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FeeVersion, feeTableTransitions } from '@saer/contract/fee-version';
import type { FeeTableState } from '@saer/contract/choices';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Step } from '../queries.ts';
import { StepProblem } from './step-problem.tsx';
import { useStep } from './use-step.ts';
import { unconfirmedIn } from './unconfirmed-in.ts';

/** The step that leads from one state to another; superseding is no admin's step. */
const stepTo: Readonly<Partial<Record<FeeTableState, Exclude<Step, 'confirm'>>>> = {
  review: 'submit',
  draft: 'return',
  published: 'publish',
};

/** What can be done with a version in the state it is in. */
export function StepButtons({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const { run, isPending, problem } = useStep(version);
  const [asked, setAsked] = useState<'publish' | 'confirm'>();
  const steps = feeTableTransitions[version.state].flatMap((state) => stepTo[state] ?? []);
  const words = { submit: t`Give to review`, return: t`Back to draft`, publish: t`Publish`, confirm: '' };
  const done = {
    submit: t`The table is in review. It can be published now.`,
    return: t`The table is a draft again.`,
    publish: t`The table is published.`,
    confirm: t`Every figure is confirmed.`,
  };
  const start = (step: Step): void => {
    if (step === 'publish') setAsked('publish');
    else run(step, () => showToast({ tone: 'positive', text: done[step] }));
  };
  const count = unconfirmedIn(version);
  return (
    <>
      {count === 0 ? null : (
        <Button tone="quiet" onPress={() => setAsked('confirm')}>
          <Trans>Confirm all</Trans>
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          tone={step === 'return' ? 'plain' : 'primary'}
          onPress={() => start(step)}
          isPending={isPending && asked === undefined}
        >
          {words[step]}
        </Button>
      ))}
      <div className="basis-full empty:hidden">
        {asked === undefined && problem !== undefined ? (
          <StepProblem feeTableId={version.id} problem={problem} />
        ) : null}
      </div>
      {asked === 'publish' ? <PublishDialog version={version} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'confirm' ? (
        <ConfirmDialog
          title={t`Confirm every figure?`}
          confirm={t`Confirm all`}
          isDestructive={false}
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            run('confirm', () => {
              showToast({ tone: 'positive', text: done.confirm });
              setAsked(undefined);
            })
          }
        >
          <StepProblem feeTableId={version.id} problem={problem} />
          <p>
            <Plural
              value={count}
              one="# figure is to be confirmed. From now on it is shown as a fact, with your name and this moment beside it."
              other="# figures are to be confirmed. From now on they are shown as facts, with your name and this moment beside them."
            />
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
