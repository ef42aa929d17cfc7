import { Plural } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/error-messages';
import { Button } from '../../../components/button.tsx';
import type { GridSession } from '../grid/use-grid-session.ts';
import { everyRow } from '../model/row-view.ts';
import { savableRows } from '../model/savable-rows.ts';
import { SaveGoodRows } from './save-good-rows.tsx';
import type { SheetLimit } from './use-sheet-limit.ts';
import type { SaveSession } from './use-saving.ts';

type Props = { readonly session: GridSession; readonly saving: SaveSession; readonly limit: SheetLimit };

/** Saves the good rows, as many as may be at a time. */
export function SaveAction({ session, saving, limit: { max, exceeded } }: Props) {
  const { i18n } = useLingui();
  const { rows, duplicates, counts, dispatch } = session;
  const isIdle = saving.state.name === 'idle' || saving.state.name === 'rejected';
  if (!isIdle) return null;
  const savable = counts.good + counts.check;
  if (exceeded !== undefined)
    return (
      <Button
        tone="primary"
        isDisabled={savable === 0 || counts.waiting > 0}
        onPress={() =>
          saving.refuse(errorMessage(i18n, 'planNeeded', { entitlement: 'sheetRows', limit: exceeded }))
        }
      >
        <Plural value={savable} one="Save # product" other="Save # products" />
      </Button>
    );
  return (
    <SaveGoodRows
      counts={counts}
      max={max}
      onSave={() => void saving.save(savableRows(rows, duplicates, max))}
      onShowChecks={() => dispatch({ type: 'setView', view: { ...everyRow, filter: 'check' } })}
    />
  );
}
