import { Trans } from '@lingui/react/macro';
import { maxBatchRowsFrom } from '@saer/contract/calculate';
import { Notice } from '../../../components/notice.tsx';
import { platform } from '../../../lib/platform.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import type { GridSession } from '../grid/use-grid-session.ts';
import { savableRows } from '../model/savable-rows.ts';
import { SaveInterrupted } from './save-interrupted.tsx';
import { Progress } from './progress.tsx';
import { SaveGoodRows } from './save-good-rows.tsx';
import type { SaveSession } from './use-saving.ts';

type Props = { readonly session: GridSession; readonly saving: SaveSession };

/** Saves the good rows, as many as may be at a time, and shows the progress. */
export function SavePanel({ session, saving }: Props) {
  const frame = useFocusReturn();
  const { rows, duplicates, counts } = session;
  const { state } = saving;
  const max = maxBatchRowsFrom(platform());
  const save = (): void => void saving.save(savableRows(rows, duplicates, max));
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-3 outline-none">
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
      {state.name === 'sending' ? (
        <Progress
          received={state.received}
          total={state.total}
          isCancelling={state.isCancelling}
          onCancel={saving.cancel}
        />
      ) : state.name === 'broken' ? (
        <SaveInterrupted
          why={state.why}
          received={state.received}
          total={state.total}
          onContinue={save}
          onClose={saving.close}
        />
      ) : (
        <SaveGoodRows
          counts={counts}
          max={max}
          onSave={save}
          onShowChecks={() => session.dispatch({ type: 'setFilter', filter: 'check' })}
        />
      )}
    </div>
  );
}
