import { Trans } from '@lingui/react/macro';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import type { GridSession } from '../grid/use-grid-session.ts';
import { savableRows } from '../model/savable-rows.ts';
import { PlanNeededNotice } from './plan-needed-notice.tsx';
import { Progress } from './progress.tsx';
import { SaveInterrupted } from './save-interrupted.tsx';
import { TooManyRows } from './too-many-rows.tsx';
import type { SheetLimit } from './use-sheet-limit.ts';
import type { SaveSession } from './use-saving.ts';

type Props = { readonly session: GridSession; readonly saving: SaveSession; readonly limit: SheetLimit };

/** How saving goes on, or why it did not; nothing while nothing is to be said. */
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
