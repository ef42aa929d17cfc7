import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { ImpactSummary } from '../impact/impact-summary.tsx';
import { doubtsQuery, impactQuery, versionQuery } from '../queries.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { DoubtList } from './doubt-list.tsx';
import { StepError, useStep } from './step-error.tsx';
import { unconfirmedIn } from './unconfirmed-in.ts';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { changedFigures, compareFigures, isFigure } from '../compare/difference.ts';
import { DifferenceView } from '../compare/difference-view.tsx';

type ChangedFiguresProps = {
  readonly version: FeeVersion;
  /** The table that it follows or corrects. */
  readonly before: { readonly id: number; readonly name: string };
};

/** Every figure of a table that is another than in the one before, to unfold. */
function ChangedFigures({ version, before }: ChangedFiguresProps) {
  const { data, error, refetch } = useQuery(versionQuery(before.id));
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} lines={1} />;
  const { rules, classes, rates } = compareFigures(data, version, 'figures');
  const difference = {
    rules,
    classes: classes
      .map((each) => ({ ...each, changes: each.changes.filter(isFigure) }))
      .filter((each) => changedFigures([each]) > 0),
    rates: rates
      .map((each) => ({ ...each, changes: each.changes.filter(isFigure) }))
      .filter((each) => changedFigures([each]) > 0),
  };
  const count = rules.length + changedFigures([...difference.classes, ...difference.rates]);
  if (count === 0) {
    return (
      <p className="text-muted">
        <Trans>
          All figures are those of <bdi>{before.name}</bdi>.
        </Trans>
      </p>
    );
  }
  return (
    <div className="rounded-control border border-line px-3">
      <Disclosure
        title={<Plural value={count} one="# figure changes" other="# figures change" />}
        defaultExpanded={count <= 5}
      >
        <div className="pb-3">
          <DifferenceView difference={difference} showsAll={false} />
        </div>
      </Disclosure>
    </div>
  );
}

type Props = { readonly version: FeeVersion; readonly onClose: () => void };

/** Displays the impact of publishing on sellers' products, and asks for confirmation. */
export function PublishDialog({ version, onClose }: Props) {
  const { t } = useLingui();
  const today = useToday();
  const { data: impact, error, refetch } = useQuery(impactQuery(version.id));
  const { data: doubted, error: doubtsError, refetch: readDoubts } = useQuery(doubtsQuery(version.id));
  const { run, isPending, problem } = useStep(version);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const shortDay = useShortDay();
  const count = unconfirmedIn(version);
  const day = shortDay(version.effectiveFrom);
  const unsubmitted = doubted?.doubts.filter(({ isSubmitted }) => !isSubmitted).length ?? 0;
  const isConfirmed =
    unsubmitted === 0 &&
    doubted?.total === doubted?.doubts.length &&
    doubted?.doubts.every(({ key }) => confirmed.has(key)) === true;
  return (
    <Dialog title={t`Publish this fee table?`} onClose={onClose} isAlert>
      <div className="flex flex-col gap-4 text-sm">
        <StepError feeTableId={version.id} problem={problem} />
        <p>
          {version.corrects !== null ? (
            <Trans>
              It takes the place of <bdi>{version.corrects.name}</bdi> from {day} on, also for the days that
              are past. What is saved with that table becomes outdated.
            </Trans>
          ) : version.effectiveFrom <= today ? (
            <Trans>
              From now on every new calculation uses <bdi>{version.name}</bdi>, in force from {day}.
            </Trans>
          ) : (
            <Trans>
              From {day} on every calculation uses <bdi>{version.name}</bdi>; until then the table in force
              stays.
            </Trans>
          )}{' '}
          {version.effectiveFrom <= today ? (
            <Trans>A published table is not changed any more, but it can be corrected by another.</Trans>
          ) : (
            <Trans>Until that day it can be withdrawn; from then on it can be corrected by another.</Trans>
          )}
        </p>
        {impact === undefined ? (
          <QueryFallback error={error} onRetry={refetch} lines={4} />
        ) : (
          <>
            <ImpactSummary impact={impact} />
            {impact.pendingSellers === 0 ? null : (
              <p>
                <Plural
                  value={impact.pendingSellers}
                  one="# seller whose products change is told as soon as it is published."
                  other="# sellers whose products change are told as soon as it is published."
                />
              </p>
            )}
          </>
        )}
        {doubted === undefined ? (
          <QueryFallback error={doubtsError} onRetry={readDoubts} lines={1} />
        ) : unsubmitted > 0 ? (
          <Notice tone="danger">
            <Plural
              value={unsubmitted}
              one="# point that is missing or improbable was not confirmed when the table was submitted. Give the table back, so that both of you confirm it."
              other="# points that are missing or improbable were not confirmed when the table was submitted. Give the table back, so that both of you confirm them."
            />
          </Notice>
        ) : (
          <DoubtList {...doubted} confirmed={confirmed} onChange={setConfirmed} />
        )}
        {impact === undefined || impact.comparedWith === null ? null : (
          <ChangedFigures version={version} before={impact.comparedWith} />
        )}
        {count === 0 ? null : (
          <Notice tone="warning">
            <Plural
              value={count}
              one="# figure is still unconfirmed; sellers see this."
              other="# figures are still unconfirmed; sellers see this."
            />
          </Notice>
        )}
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button
            tone="primary"
            isPending={isPending}
            isDisabled={impact === undefined || !isConfirmed}
            onPress={() =>
              run(
                'publish',
                () => {
                  showToast({ tone: 'positive', text: t`The table is published.` });
                  onClose();
                },
                { doubts: [...confirmed] },
              )
            }
          >
            <Trans>Publish</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
