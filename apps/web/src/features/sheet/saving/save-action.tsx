import { maxBatchRowsFrom } from '@saer/contract/calculate';
import { platform } from '../../../lib/platform.ts';
import type { GridSession } from '../grid/use-grid-session.ts';
import { everyRow } from '../model/row-view.ts';
import { savableRows } from '../model/savable-rows.ts';
import { SaveGoodRows } from './save-good-rows.tsx';
import type { SaveSession } from './use-saving.ts';

type Props = { readonly session: GridSession; readonly saving: SaveSession };

/** Saves the good rows, as many as may be at a time. */
export function SaveAction({ session, saving }: Props) {
  const { rows, duplicates, counts, dispatch } = session;
  const max = maxBatchRowsFrom(platform());
  const isIdle = saving.state.name === 'idle' || saving.state.name === 'rejected';
  if (!isIdle) return null;
  return (
    <SaveGoodRows
      counts={counts}
      max={max}
      onSave={() => void saving.save(savableRows(rows, duplicates, max))}
      onShowChecks={() => dispatch({ type: 'setView', view: { ...everyRow, filter: 'check' } })}
    />
  );
}
