import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DangerButton } from '../button/danger-button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Label of the button: "Block", never "OK". */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly isPending?: boolean;
  /** It cannot be done now; the text says why. */
  readonly isDisabled?: boolean;
  readonly isDestructive?: boolean;
};

/** Asks before something is done, in the specification's words where nothing is lost by it. It opens on "Cancel", so that a key pressed too often does no harm. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirm, onConfirm, onClose, isPending = false } = props;
  const { isDestructive = true, isDisabled = false } = props;
  const { t } = useLingui();
  return (
    <Dialog title={title} onClose={onClose} isAlert>
      <div className="text-sm text-muted">
        {children}
        {isDestructive || isDisabled ? null : <p className="mt-3">{t`Are you sure about this process?`}</p>}
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        {isDestructive ? (
          <DangerButton onPress={onConfirm} isPending={isPending}>
            {confirm}
          </DangerButton>
        ) : (
          <Button tone="primary" onPress={onConfirm} isPending={isPending} isDisabled={isDisabled}>
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
