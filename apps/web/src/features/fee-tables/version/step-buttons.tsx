import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FeeTableStep, feeTableSteps, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { SourceDialog } from '../../../components/overlay/source-dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { doubtsQuery, type Step, publishersQuery } from '../queries.ts';
import { StepError, useStep } from './step-error.tsx';
import { needsSource, unconfirmedIn } from './unconfirmed-in.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { DoubtList } from './doubt-list.tsx';

type SubmitDialogProps = { readonly version: FeeVersion; readonly onClose: () => void };

/** Asks for the confirmation of what is doubtful in a draft before it goes to review. */
function SubmitDialog({ version, onClose }: SubmitDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(doubtsQuery(version.id));
  const { run, isPending, problem } = useStep(version);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const isReady = data?.total === data?.doubts.length && data?.doubts.every(({ key }) => confirmed.has(key));
  return (
    <Dialog title={t`Send this fee table to review?`} onClose={onClose} isAlert>
      <div className="flex flex-col gap-4 text-sm">
        <StepError feeTableId={version.id} problem={problem} />
        {data === undefined ? (
          <QueryFallback error={error} onRetry={refetch} lines={4} />
        ) : (
          <DoubtList {...data} confirmed={confirmed} onChange={setConfirmed} />
        )}
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button
            tone="primary"
            isPending={isPending}
            isDisabled={isReady !== true}
            onPress={() =>
              run(
                'submit',
                () => {
                  showToast({
                    tone: 'positive',
                    text: t`The table is in review. Another admin can publish it now.`,
                  });
                  onClose();
                },
                { doubts: [...confirmed] },
              )
            }
          >
            <Trans>Send to review</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

type Props = {
  readonly version: Pick<FeeVersion, 'id' | 'version'>;
  readonly onPress: () => void;
};

/** The most people named; the rest are counted. */
const maxNames = 3;

/** Publishes a reviewed table; its editor is told who can publish it instead. */
function PublishButton({ version, onPress }: Props) {
  const user = useCurrentUser();
  const { data } = useQuery(publishersQuery(version.id, version.version));
  const publishers = data?.publishers ?? null;
  if (publishers === null || publishers.some(({ id }) => id === user?.id)) {
    return (
      <Button tone="primary" onPress={onPress} isDisabled={data === undefined}>
        <Trans>Publish</Trans>
      </Button>
    );
  }
  const names = publishers.slice(0, maxNames).map(({ fullName }) => fullName);
  const more = publishers.length - names.length;
  return (
    <p className="max-w-80 text-sm text-muted">
      <Trans>You edited or submitted this table, so somebody else publishes it:</Trans>{' '}
      {names.map((fullName, index) => (
        <span key={fullName + String(index)} className="text-ink">
          {index === 0 ? null : ' · '}
          <bdi>{fullName}</bdi>
        </span>
      ))}
      {more === 0 ? null : ` +${more}`}
    </p>
  );
}

const inOrder: readonly FeeTableStep[] = ['return', 'withdraw', 'submit', 'publish'];
const plain: ReadonlySet<FeeTableStep> = new Set(['return', 'withdraw']);
/** They ask for confirmation, with the effect on sellers. */
const asking: ReadonlySet<Step> = new Set(['publish', 'withdraw']);

/** The available steps of a version. */
export function StepButtons({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const { run, isPending, problem } = useStep(version);
  const [asked, setAsked] = useState<Step>();
  const client = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  const isInForce = version.effectiveFrom <= useToday();
  const steps = inOrder.filter(
    (step) => feeTableSteps[step].from === version.state && !(step === 'withdraw' && isInForce),
  );
  const words = {
    submit: t`Send to review`,
    return: t`Back to draft`,
    publish: t`Publish`,
    withdraw: t`Withdraw`,
  };
  const done = {
    submit: t`The table is in review. Another admin can publish it now.`,
    return: t`The table is a draft again.`,
    publish: t`The table is published.`,
    withdraw: t`The table is withdrawn, and a draft again.`,
    confirm: t`Every figure is confirmed.`,
  };
  const finish = (step: Step, source?: string): void =>
    run(
      step,
      () => {
        showToast({ tone: 'positive', text: done[step] });
        setAsked(undefined);
      },
      source === undefined ? {} : { source },
    );
  /** Asks first where something is doubtful, or where that cannot be read: the dialog says so. */
  const submit = async (): Promise<void> => {
    setLooking(true);
    const found = await client.fetchQuery(doubtsQuery(version.id)).catch(() => undefined);
    setLooking(false);
    if (found?.total === 0) finish('submit');
    else setAsked('submit');
  };
  const start = (step: Step): void => {
    if (step === 'submit') void submit();
    else if (asking.has(step)) setAsked(step);
    else finish(step);
  };
  const day = useShortDay()(version.effectiveFrom);
  const count = unconfirmedIn(version);
  return (
    <>
      {count === 0 ? null : (
        <Button tone="quiet" onPress={() => setAsked('confirm')}>
          <Trans>Confirm all</Trans>
        </Button>
      )}
      {steps.map((step) =>
        step === 'publish' ? (
          <PublishButton key={step} version={version} onPress={() => start(step)} />
        ) : (
          <Button
            key={step}
            tone={plain.has(step) ? 'plain' : 'primary'}
            onPress={() => start(step)}
            isPending={(isPending || isLooking) && asked === undefined}
          >
            {words[step]}
          </Button>
        ),
      )}
      <div className="basis-full empty:hidden">
        {asked === undefined && problem !== undefined ? (
          <StepError feeTableId={version.id} problem={problem} />
        ) : null}
      </div>
      {asked === 'publish' ? <PublishDialog version={version} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'submit' ? <SubmitDialog version={version} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'withdraw' ? (
        <ConfirmDialog
          title={t`Withdraw this fee table?`}
          confirm={t`Withdraw`}
          isDestructive={false}
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => finish('withdraw')}
        >
          <StepError feeTableId={version.id} problem={problem} />
          <p>
            <Trans>
              It was due to take effect on {day}; the current table stays in force. It becomes a draft again
              and can be edited, reviewed and republished.
            </Trans>
          </p>
        </ConfirmDialog>
      ) : null}
      {asked === 'confirm' && needsSource(version) ? (
        <SourceDialog
          title={t`Confirm every figure?`}
          confirm={t`Confirm all`}
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(source) => finish('confirm', source)}
        >
          <StepError feeTableId={version.id} problem={problem} />
          <p className="text-sm text-muted">
            <Plural
              value={count}
              one="# figure will be confirmed. From now on it is shown as confirmed, with your name and the time."
              other="# figures will be confirmed. From now on they are shown as confirmed, with your name and the time."
            />{' '}
            <Trans>Figures that name no source get this one.</Trans>
          </p>
        </SourceDialog>
      ) : null}
      {asked === 'confirm' && !needsSource(version) ? (
        <ConfirmDialog
          title={t`Confirm every figure?`}
          confirm={t`Confirm all`}
          isDestructive={false}
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => finish('confirm')}
        >
          <StepError feeTableId={version.id} problem={problem} />
          <p>
            <Plural
              value={count}
              one="# figure will be confirmed. From now on it is shown as confirmed, with your name and the time."
              other="# figures will be confirmed. From now on they are shown as confirmed, with your name and the time."
            />
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
