import { Trans } from '@lingui/react/macro';
import { maxBatchRowsFrom } from '@saer/contract/calculate';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { platform } from '../../../lib/platform.ts';
import type { GridSession } from '../grid/use-grid-session.ts';
import { savableRows } from '../model/savable-rows.ts';
import { Progress } from './progress.tsx';
import { SaveInterrupted } from './save-interrupted.tsx';
import { TooManyRows } from './too-many-rows.tsx';
import type { SaveSession } from './use-saving.ts';

type Props = { readonly session: GridSession; readonly saving: SaveSession };

/** How saving goes on, or why it did not; nothing while nothing is to be said. */
export function SaveProgress({ session, saving }: Props) {
  const { rows, duplicates, counts } = session;
  const { state } = saving;
  const max = maxBatchRowsFrom(platform());
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
            <p>{state.why}</p>
          </Notice>
        </div>
      ) : null}
      {savable > max ? <TooManyRows rows={savable} max={max} /> : null}
    </>
  );
}
