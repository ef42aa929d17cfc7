import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { useState } from 'react';
import type { GridSession } from '../session/use-grid-session.ts';
import { everyRow } from '../model/row-view.ts';
import { savableRows, type Counts } from '../model/row-state.ts';
import type { SheetLimit, SaveSession } from './use-saving.ts';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';

type ConfirmSaveProps = {
  readonly counts: Counts;
  /** As many are saved now. */
  readonly rows: number;
  /** The button's label if not all are saved. */
  readonly confirm: string | undefined;
  readonly onConfirm: () => void;
  readonly onShowChecks: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before rows are saved while others have errors, or some have warnings. */
function ConfirmSave({ counts, rows, confirm, onConfirm, onShowChecks, onClose }: ConfirmSaveProps) {
  const { t } = useLingui();
  const { check, bad } = counts;
  const title = check > 0 ? t`Save rows that should be checked?` : t`Save only the good rows?`;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm ?? (check > 0 ? t`Save them all` : t`Save the good rows`)}
      isDestructive={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col items-start gap-3">
        <p>
          <Plural value={rows} one="# product will be saved now." other="# products will be saved now." />{' '}
          {bad > 0 ? (
            <Plural
              value={bad}
              one="# row with problems stays here for you to fix."
              other="# rows with problems stay here for you to fix."
            />
          ) : null}
        </p>
        {check > 0 ? (
          <>
            <p className="text-ink">
              <Plural
                value={check}
                one="# row is to be checked: its values or its price may not be what you meant."
                other="# rows are to be checked: their values or prices may not be what you meant."
              />
            </p>
            <Button onPress={onShowChecks}>
              <Trans>Show the rows to check</Trans>
            </Button>
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}

type SaveGoodRowsProps = {
  readonly counts: Counts;
  /** As many are saved at a time. */
  readonly max: number;
  readonly onSave: () => void;
  readonly onShowChecks: () => void;
};

/** Saves the rows with a price, or the first of them if there are too many; asks for confirmation if some have errors or warnings. */
function SaveGoodRows({ counts, max, onSave, onShowChecks }: SaveGoodRowsProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const rows = counts.good + counts.check;
  const isTooMany = rows > max;
  const limit = formatScaled(max, 0);
  const isWaiting = counts.waiting > 0;
  const mustAsk = counts.check > 0 || (counts.bad > 0 && !isTooMany);
  const save = (): void => {
    setAsking(false);
    onSave();
  };
  return (
    <>
      <Button
        tone="primary"
        isDisabled={rows === 0 || isWaiting}
        onPress={() => (mustAsk ? setAsking(true) : onSave())}
      >
        {isTooMany ? (
          <Trans>Save the first {limit}</Trans>
        ) : (
          <Plural value={rows} one="Save # product" other="Save # products" />
        )}
      </Button>
      {isAsking ? (
        <ConfirmSave
          counts={counts}
          rows={Math.min(rows, max)}
          confirm={isTooMany ? t`Save the first ${limit}` : undefined}
          onConfirm={save}
          onShowChecks={() => {
            setAsking(false);
            onShowChecks();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

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
