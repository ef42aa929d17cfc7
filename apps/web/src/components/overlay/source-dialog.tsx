import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Dialog } from './dialog.tsx';
import { formColumn } from '../button/control-style.ts';
import { InputField } from '../form/input-field.tsx';

type Props = {
  readonly title: string;
  readonly confirm: string;
  /** Receives the source, never an empty one. */
  readonly onConfirm: (source: string) => void;
  readonly onClose: () => void;
  readonly isPending?: boolean;
  readonly children?: ReactNode;
};

/** Asks where figures come from before they are confirmed. */
export function SourceDialog({ title, confirm, onConfirm, onClose, isPending = false, children }: Props) {
  const { t } = useLingui();
  const [source, setSource] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (source.trim() === '') setMissing(true);
    else onConfirm(source.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        {children}
        <InputField
          label={t`Source`}
          description={t`A link, a letter, or whom you asked and when.`}
          value={source}
          onChange={(text) => {
            setSource(text);
            setMissing(false);
          }}
          error={isMissing ? t`Say where the figures come from.` : undefined}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
