import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { DialogFrame } from '../../../components/overlay/dialog-frame.tsx';
import { TextField } from '../../../components/form/text-field.tsx';

const longestName = 100;

type Props = {
  readonly title: string;
  readonly name: string;
  readonly confirm: string;
  readonly isPending: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

/** Asks for the name of a scenario. */
export function NameDialog({ title, name, confirm, isPending, onSave, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [isSent, setSent] = useState(false);
  const wanted = typed.trim();
  const isNamed = /[\p{L}\p{N}]/u.test(wanted);
  const problem = !isNamed
    ? t`Write a name, with at least one letter or digit.`
    : wanted.length > longestName
      ? t`Write ${longestName} characters at most.`
      : undefined;
  const close = (): boolean => {
    onClose();
    return true;
  };
  return (
    <DialogFrame title={title} onRequestClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (problem === undefined && !isPending) onSave(wanted);
        }}
      >
        <TextField
          label={t`Name`}
          placeholder={t`Ramadan suppliers`}
          value={typed}
          onChange={setTyped}
          error={isSent ? problem : undefined}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
