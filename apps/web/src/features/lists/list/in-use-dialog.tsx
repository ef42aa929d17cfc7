import { Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { UsageLink } from './usage-link.tsx';
import type { Usage } from './usages.ts';

type Props = {
  readonly of: ListName;
  readonly uses: readonly Usage[];
  /** Undefined: they are inactive already. */
  readonly onDeactivate: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Says that nothing was deleted, where the rows are in use, and offers to deactivate them. */
export function InUseDialog({ of, uses, onDeactivate, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Still in use`} onClose={onClose} isAlert>
      <p className="text-sm text-muted">
        {onDeactivate === undefined ? (
          <Trans>Nothing was deleted.</Trans>
        ) : (
          <Trans>
            Nothing was deleted. You can deactivate it instead: sellers no longer see it, and past records
            stay intact.
          </Trans>
        )}
      </p>
      <ul className="mt-3 flex max-h-72 flex-col divide-y divide-line overflow-auto">
        {uses.map((use) => (
          <li key={`${use.id}-${use.list}`} className="py-2 text-sm">
            <p>{use.message}</p>
            <UsageLink of={of} use={use} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onPress={onClose}>{t`Close`}</Button>
        {onDeactivate === undefined ? null : (
          <Button tone="primary" onPress={onDeactivate}>
            <Trans>Deactivate instead</Trans>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
