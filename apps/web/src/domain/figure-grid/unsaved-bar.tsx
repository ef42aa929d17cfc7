import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { type Provenance, ProvenanceDialog } from '../provenance/provenance-dialog.tsx';

type Props = {
  /** Rows that differ from the saved ones. */
  readonly count: number;
  readonly isSaving: boolean;
  readonly onUndoAll: () => void;
  readonly onSave: (provenance?: Provenance) => void;
};

/** Counts how many rows are not saved yet, at the bottom of the screen. Asks before they are lost. */
export function UnsavedBar({ count, isSaving, onUndoAll, onSave }: Props) {
  const { t } = useLingui();
  const [isDescribing, setDescribing] = useState(false);
  const isUnsaved = count > 0;
  const leaving = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  return (
    <>
      {isUnsaved ? (
        <section
          aria-label={t`Changes that are not saved yet`}
          className="sticky bottom-2 z-20 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-control border border-line bg-raised px-3 py-2 shadow-raised"
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <p aria-live="polite" className="text-sm font-medium text-ink">
              <Plural value={count} one="# row changed" other="# rows changed" />
            </p>
            <p className="text-xs text-muted max-sm:hidden">
              <Trans>Changed figures are to be confirmed again.</Trans>
            </p>
          </div>
          <Button tone="quiet" onPress={onUndoAll}>
            <Trans>Undo all</Trans>
          </Button>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button onPress={() => setDescribing(true)}>
              <Trans>Save with a source</Trans>
            </Button>
            <Button tone="primary" isPending={isSaving} onPress={() => onSave()}>
              <Trans>Save all</Trans>
            </Button>
          </div>
        </section>
      ) : null}
      {isUnsaved && isDescribing ? (
        <ProvenanceDialog
          title={t`Source of the changed figures`}
          action={t`Save all`}
          initial={{ status: 'proposed', source: null }}
          isPending={isSaving}
          onSave={(provenance) => {
            setDescribing(false);
            onSave(provenance);
          }}
          onClose={() => setDescribing(false)}
        />
      ) : null}
      {leaving.status === 'blocked' ? (
        <ConfirmDialog
          title={t`Leave without saving?`}
          confirm={t`Leave`}
          onConfirm={leaving.proceed}
          onClose={leaving.reset}
        >
          <Trans>What you typed here is not saved yet.</Trans>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
