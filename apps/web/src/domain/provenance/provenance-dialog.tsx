import { useLingui } from '@lingui/react/macro';
import { isConfirmed, provenanceStatuses, type ProvenanceStatus } from '@saer/contract/fees/provenance';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DialogActions } from '../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { formColumn } from '../../components/button/control-style.ts';
import { InputField } from '../../components/form/input-field.tsx';
import { Select } from '../../components/form/select.tsx';
import { statusLabels } from './status-labels.ts';

/** Verification of figures, and their source. */
export interface Provenance {
  readonly status: ProvenanceStatus;
  readonly source: string | null;
  readonly note?: string | null;
}

type Props = {
  readonly title: string;
  readonly action: string;
  /** Only a note that is there can be changed: several figures seldom share one. */
  readonly initial: Provenance;
  readonly isPending: boolean;
  readonly onSave: (provenance: Provenance) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Asks for the source of several figures, and whether it confirms them. */
export function ProvenanceDialog(props: Props) {
  const { title, action, initial, isPending, onSave, onClose, children } = props;
  const { t, i18n } = useLingui();
  const [status, setStatus] = useState(initial.status);
  const [source, setSource] = useState(initial.source ?? '');
  const [note, setNote] = useState(initial.note);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const named = source.trim();
    if (named === '' && isConfirmed(status)) return setMissing(true);
    const written = note === undefined ? {} : { note: orNull(note ?? '') };
    return onSave({ status, source: orNull(source), ...written });
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
        <Select
          label={t`Verification`}
          placeholder={t`Verification`}
          options={provenanceStatuses.map((each) => ({ id: each, name: i18n._(statusLabels[each]) }))}
          value={status}
          onChange={setStatus}
        />
        {note === undefined ? null : <InputField label={t`Note`} value={note ?? ''} onChange={setNote} />}
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
