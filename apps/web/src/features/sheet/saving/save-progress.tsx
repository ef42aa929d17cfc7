import { Trans, useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { Card } from '../../../components/layout/card.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import type { GridSession } from '../session/use-grid-session.ts';
import { savableRows } from '../model/row-state.ts';
import type { SheetLimit, SaveSession } from './use-saving.ts';
import { Button } from '../../../components/button/button.tsx';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';

type SaveInterruptedProps = {
  readonly why: string;
  readonly received: number;
  readonly total: number;
  readonly onContinue: () => void;
  readonly onClose: () => void;
};

/** The connection broke while rows were being sent: received rows remain. */
function SaveInterrupted({ why, received, total, onContinue, onClose }: SaveInterruptedProps) {
  return (
    <>
      <div role="alert">
        <Notice tone="warning">
          <p className="font-medium">{why}</p>
          <p>
            <Trans>
              {received} of {total} rows have arrived and are waiting. Nothing is saved yet.
            </Trans>
          </p>
        </Notice>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onPress={onContinue}>
          <Trans>Continue</Trans>
        </Button>
        <Button onPress={onClose}>
          <Trans>Back to the rows</Trans>
        </Button>
      </div>
    </>
  );
}

type ProgressProps = {
  readonly received: number;
  readonly total: number;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
};

/** Progress of sending rows. Once all have arrived they are saved at once, which can no longer be cancelled. */
function Progress({ received, total, isCancelling, onCancel }: ProgressProps) {
  const { t } = useLingui();
  const isSaving = received === total && !isCancelling;
  return (
    <div className="flex w-full flex-col gap-3 sm:w-80">
      <output className="text-sm text-ink">
        {isSaving ? (
          <Trans>Saving all {total} rows…</Trans>
        ) : (
          <Trans>
            {received} of {total} rows sent
          </Trans>
        )}
      </output>
      <ProgressBar label={t`Progress`} value={received} max={total} />
      {isSaving ? null : (
        <div>
          <Button onPress={onCancel} isPending={isCancelling}>
            <Trans>Cancel without saving</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

type TooManyRowsProps = {
  readonly rows: number;
  /** As many are stored at a time. */
  readonly max: number;
};

/** More rows than can be saved at a time: how many can, and what to do. */
function TooManyRows({ rows, max }: TooManyRowsProps) {
  const limit = formatScaled(max, 0);
  const count = formatScaled(rows, 0);
  return (
    <Notice tone="warning">
      <p className="font-medium">
        <Trans>
          Up to {limit} rows can be saved at a time; this file has {count}.
        </Trans>
      </p>
      <p>
        <Trans>
          Save the first part, then go on with the rest. Pricing and downloads work here for all rows.
        </Trans>
      </p>
    </Notice>
  );
}

type PlanNeededNoticeProps = { readonly rows: number; readonly limit: number };

/** A sheet longer than those without a plan: what works here, and what needs one. */
function PlanNeededNotice({ rows, limit: most }: PlanNeededNoticeProps) {
  const limit = formatScaled(most, 0);
  const count = formatScaled(rows, 0);
  return (
    <Notice tone="warning">
      <p className="font-medium">
        <Trans>
          Without a plan, sheets of up to {limit} rows can be saved and downloaded; this one has {count}.
        </Trans>
      </p>
      <p>
        <Trans>You see the prices of all rows here.</Trans> <PlanLink />
      </p>
    </Notice>
  );
}

type Props = { readonly session: GridSession; readonly saving: SaveSession; readonly limit: SheetLimit };

/** Says how saving goes on, or why it did not; nothing while nothing is to be said. */
export function SaveProgress({ session, saving, limit: { max, exceeded } }: Props) {
  const { rows, duplicates, counts } = session;
  const { state } = saving;
  const savable = counts.good + counts.check;
  if (state.name === 'sending')
    return (
      <Card>
        <Progress
          received={state.received}
          total={state.total}
          isCancelling={state.isCancelling}
          onCancel={saving.cancel}
        />
      </Card>
    );
  if (state.name === 'broken')
    return (
      <Card>
        <div className="flex flex-col gap-3">
          <SaveInterrupted
            why={state.why}
            received={state.received}
            total={state.total}
            onContinue={() => void saving.save(savableRows(rows, duplicates, max))}
            onClose={saving.close}
          />
        </div>
      </Card>
    );
  return (
    <>
      {state.name === 'rejected' ? (
        <div role="alert">
          <Notice tone="danger">
            <p className="font-medium">
              <Trans>Nothing was saved.</Trans>
            </p>
            <p>
              {state.why} {state.needsPlan ? <PlanLink /> : null}
            </p>
          </Notice>
        </div>
      ) : null}
      {exceeded === undefined || state.name === 'saved' ? null : (
        <PlanNeededNotice rows={rows.length} limit={exceeded} />
      )}
      {savable > max && exceeded === undefined ? <TooManyRows rows={savable} max={max} /> : null}
    </>
  );
}
