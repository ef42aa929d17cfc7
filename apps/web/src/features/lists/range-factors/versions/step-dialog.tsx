import { Trans, useLingui } from '@lingui/react/macro';
import type { RangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../../../components/layout/notice.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../../lib/form/use-failure-words.ts';
import { useShortDay } from '../../../../lib/language/use-short-dates.ts';
import { ChangeList, type FactorChange } from './change-list.tsx';
import { FactorDoubts } from './factor-doubts.tsx';
import { FactorImpact } from './factor-impact.tsx';
import { factorDoubtsQuery, factorImpactQuery, type FactorStep, factorStepMutation } from './queries.ts';

type Props = {
  readonly step: FactorStep;
  readonly version: RangeFactorVersion;
  /** Says whether it takes the place of the version in force. */
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
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const doubts = factorDoubtsQuery({ id: version.id });
  const { data: doubted } = useQuery({ ...doubts, enabled: step === 'publish' });
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
  const { id, version: reading, reason } = version;
  const isReady =
    doubted?.total === doubted?.doubts.length &&
    doubted?.doubts.every(({ key, isSubmitted }) => isSubmitted && confirmed.has(key)) === true;
  const run = (): void =>
    mutate(
      { step, id, version: reading, doubts: [...confirmed] },
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
      isDisabled={step === 'publish' && !isReady}
      isDestructive={step !== 'publish'}
    >
      <div className="flex flex-col gap-3">
        <div role="alert" className="empty:hidden">
          {error === null ? null : <Notice tone="danger">{failureWords(error)}</Notice>}
        </div>
        <p>{words.about}</p>
        {step === 'publish' && reason !== null ? (
          <p>
            <Trans>
              What was wrong: <bdi className="text-ink">{reason}</bdi>
            </Trans>
          </p>
        ) : null}
        {step === 'publish' ? (
          <>
            <FactorDoubts query={doubts} isPublishing confirmed={confirmed} onChange={setConfirmed} />
            <FactorImpact query={factorImpactQuery({ id: version.id })} />
            <ChangeList changes={changes} />
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
