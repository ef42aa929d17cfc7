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

/** Stores the good rows, as many as may be at a time, and says how that goes. */
export function SavePanel({ session, saving }: Props) {
  const frame = useFocusReturn();
  const { rows, duplicates, counts } = session;
  const { storing } = saving;
  const max = maxBatchRowsFrom(platform());
  const store = (): void => void saving.store(savableRows(rows, duplicates, max));
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {storing.name === 'refused' ? (
        <div role="alert">
          <Notice tone="danger">
            <p className="font-medium">
              <Trans>Nothing was saved.</Trans>
            </p>
            <p>{storing.why}</p>
          </Notice>
        </div>
      ) : null}
      {storing.name === 'sending' ? (
        <Progress
          received={storing.received}
          total={storing.total}
          isEnding={storing.isEnding}
          onCancel={saving.cancel}
        />
      ) : storing.name === 'broken' ? (
        <SaveInterrupted
          why={storing.why}
          received={storing.received}
          total={storing.total}
          onContinue={store}
          onClose={saving.close}
        />
      ) : (
        <SaveGoodRows
          counts={counts}
          max={max}
          onStore={store}
          onShowChecks={() => session.dispatch({ type: 'filter', filter: 'check' })}
        />
      )}
    </div>
  );
}
