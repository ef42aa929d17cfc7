import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from '../form/form-error.tsx';
import { formColumn } from '../button/control-style.ts';
import type { useFormSend } from '../form/use-form-send.ts';

type Props = {
  readonly title: string;
  readonly sending: ReturnType<typeof useFormSend>;
  readonly confirm: ReactNode;
  /** Label of the button that closes it; "Cancel" if absent. */
  readonly cancel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog: its error, its fields, and the buttons to close and to send it. */
export function FormDialog({ title, sending, confirm, cancel, onClose, children }: Props) {
  const { t } = useLingui();
  const { submit, problem, isSending } = sending;
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <FormError>{problem}</FormError>
        {children}
        <DialogActions>
          <Button onPress={onClose}>{cancel ?? t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isSending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
