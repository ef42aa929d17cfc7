import { useLingui } from '@lingui/react/macro';
import { type Release, updateRelease } from '@saer/contract/release';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { updateMutation } from './queries.ts';

type Props = { readonly release: Release; readonly onClose: () => void };

/** Changes what a release says is new. */
export function NotesDialog({ release: { id, version, notesAr, notesEn }, onClose }: Props) {
  const { t } = useLingui();
  const update = useMutation(updateMutation);
  const form = useSchemaForm(updateRelease.body, { id, version, notesAr, notesEn });
  const sending = useFormSend(form, async (body) => {
    await update.mutateAsync(body);
    showToast({ tone: 'positive', text: t`The notes are saved.` });
    onClose();
  });
  return (
    <FormDialog title={t`What is new`} sending={sending} confirm={t`Save`} onClose={onClose}>
      <FormTextArea control={form.control} name="notesAr" label={t`What is new, in Arabic`} />
      <FormTextArea control={form.control} name="notesEn" label={t`What is new, in English`} />
    </FormDialog>
  );
}
