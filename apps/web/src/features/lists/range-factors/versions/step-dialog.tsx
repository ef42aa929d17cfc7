import { useLingui } from '@lingui/react/macro';
import type { RangeFactorVersion } from '@saer/contract/range-factor-version';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useFailureWords } from '../../../../lib/use-failure-words.ts';
import { ChangeList } from './change-list.tsx';
import type { FactorChange } from './factor-changes.ts';
import { type FactorStep, factorStepMutation } from './queries.ts';
import { useShortDay } from '../../../../lib/use-short-dates.ts';

type Props = {
  readonly step: FactorStep;
  readonly version: RangeFactorVersion;
  /** Whether it takes the place of the version in force. */
  readonly isCorrection: boolean;
  readonly changes: readonly FactorChange[];
  readonly onClose: () => void;
};

/** Asks for confirmation before a version is published, withdrawn or discarded, with its effect. */
export function StepDialog({ step, version, isCorrection, changes, onClose }: Props) {
  const { t } = useLingui();
  const shortDay = useShortDay();
  const failureWords = useFailureWords();
  const { mutate, error, isPending } = useMutation(factorStepMutation);
  const day = shortDay(version.effectiveFrom);
  const words = {
    publish: {
      title: t`Publish these factors?`,
      about: isCorrection
        ? t`They take the place of the factors in force since ${day}, also for the days since then. Those can still be read.`
        : t`From ${day} on every calculation uses them. Earlier days stay as they were.`,
      confirm: t`Publish`,
      done: t`The factors are published.`,
    },
    withdraw: {
      title: t`Withdraw these factors?`,
      about: t`They no longer come into force on ${day} and are under review again.`,
      confirm: t`Withdraw`,
      done: t`The factors are under review again.`,
    },
    return: {
      title: t`Send these factors back?`,
      about: t`This version is dropped. The list stays as it is, to be corrected and submitted again.`,
      confirm: t`Send back`,
      done: t`The version is dropped.`,
    },
  }[step];
  const { id, version: reading } = version;
  const run = (): void =>
    mutate(
      { step, id, version: reading },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', text: words.done });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      onConfirm={run}
      onClose={onClose}
      isPending={isPending}
      isDestructive={step !== 'publish'}
    >
      <div className="flex flex-col gap-3">
        <div role="alert" className="empty:hidden">
          {error === null ? null : <Notice tone="danger">{failureWords(error)}</Notice>}
        </div>
        <p>{words.about}</p>
        {step === 'publish' ? <ChangeList changes={changes} /> : null}
      </div>
    </ConfirmDialog>
  );
}
