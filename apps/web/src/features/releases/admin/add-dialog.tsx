import { useLingui } from '@lingui/react/macro';
import { createRelease, releaseChannels, releasePlatforms } from '@saer/contract/release';
import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFieldWords } from '../../../lib/use-field-words.ts';
import { platformWords } from '../card/platform-words.ts';
import { FileField } from './file-field.tsx';
import { addMutation } from './queries.ts';
import { channelWords } from './release-words.ts';
import { endUpload } from './send-release-file.ts';

/** Adds a draft: its file is uploaded first. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const add = useMutation(addMutation);
  const form = useSchemaForm(createRelease.body, {
    platform: 'windows-x64',
    channel: 'stable',
    versionName: '',
    notesAr: '',
    notesEn: '',
    fileId: '',
  });
  const { field, fieldState } = useController({ control: form.control, name: 'fileId' });
  const [fileError] = useFieldWords()(fieldState.error);
  const sending = useFormSend(form, async (content) => {
    await add.mutateAsync(content);
    endUpload();
    showToast({ tone: 'positive', text: t`The draft is saved.` });
    onClose();
  });
  return (
    <FormDialog title={t`New release`} sending={sending} confirm={t`Save the draft`} onClose={onClose}>
      <FileField
        value={field.value}
        onChange={(fileId) => {
          field.onChange(fileId);
          form.clearErrors('fileId');
        }}
        error={fileError}
      />
      <FormSelect
        control={form.control}
        name="platform"
        label={t`System`}
        options={releasePlatforms.map((id) => ({ id, name: i18n._(platformWords[id]) }))}
      />
      <FormSelect
        control={form.control}
        name="channel"
        label={t`Channel`}
        options={releaseChannels.map((id) => ({ id, name: i18n._(channelWords[id]) }))}
      />
      <FormTextField
        control={form.control}
        name="versionName"
        label={t`Version`}
        kind="figure"
        placeholder="1.5.0"
      />
      <FormTextArea control={form.control} name="notesAr" label={t`What is new, in Arabic`} />
      <FormTextArea control={form.control} name="notesEn" label={t`What is new, in English`} />
    </FormDialog>
  );
}
