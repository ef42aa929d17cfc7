import type { GridSession } from '../grid/use-grid-session.ts';
import { everyRow } from '../model/row-view.ts';
import { savableRows } from '../model/savable-rows.ts';
import { SaveGoodRows } from './save-good-rows.tsx';
import type { SheetLimit } from './use-sheet-limit.ts';
import type { SaveSession } from './use-saving.ts';

type Props = { readonly session: GridSession; readonly saving: SaveSession; readonly limit: SheetLimit };

/** Saves the good rows, as many as may be at a time. */
export function SaveAction({ session, saving, limit: { max } }: Props) {
  const { rows, duplicates, counts, dispatch } = session;
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
