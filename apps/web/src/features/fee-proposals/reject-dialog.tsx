import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogActions } from '../../components/dialog-actions.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formColumn } from '../../components/form-style.ts';
import { InputField } from '../../components/input-field.tsx';

type Props = {
  readonly isPending: boolean;
  /** Receives why, or null. */
  readonly onReject: (note: string | null) => void;
  readonly onClose: () => void;
};

/** Asks why a proposal is rejected, before it is. */
export function RejectDialog({ isPending, onReject, onClose }: Props) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) onReject(note.trim() === '' ? null : note.trim());
  };
  return (
    <Dialog title={t`Reject this change?`} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <InputField
          label={t`Why it is rejected`}
          description={t`If you write it, whoever proposed the change reads it here.`}
          value={note}
          onChange={(text) => setNote(text.slice(0, 500))}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            <Trans>Reject</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
