import { useLingui } from '@lingui/react/macro';
import {
  announcedPages,
  type Announcement,
  type AnnouncementAudience,
  announcementContent,
} from '@saer/contract/announcement';
import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { Select } from '../../../components/select.tsx';
import { useFieldWords } from '../../../lib/use-field-words.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { AudienceField } from './audience-field.tsx';
import { saveMutation } from './queries.ts';

type Props = {
  /** The draft to change; undefined for a new one. */
  readonly draft: Announcement | undefined;
  readonly onClose: () => void;
};

const none = 'none';

/** Writes an announcement in both languages, or changes a draft. */
export function AnnouncementDialog({ draft, onClose }: Props) {
  const { t } = useLingui();
  const save = useMutation(saveMutation);
  const { titleAr = '', textAr = '', titleEn = '', textEn = '', href } = draft ?? {};
  const pageOptions = [
    { id: none, name: t`None` },
    ...announcedPages.map((path) => ({ id: path, name: path })),
  ];
  const begun: AnnouncementAudience = draft?.audience ?? { kind: 'all' };
  const form = useSchemaForm(announcementContent, {
    titleAr,
    textAr,
    titleEn,
    textEn,
    // A page that there was once is chosen anew.
    href: announcedPages.find((path) => path === href) ?? null,
    audience: begun,
    byEmail: draft?.byEmail ?? false,
  });
  const { field: audience } = useController({ control: form.control, name: 'audience' });
  const { field: page, fieldState: pageState } = useController({ control: form.control, name: 'href' });
  const [pageError] = useFieldWords()(pageState.error);
  const sending = useFormSend(form, async (content) => {
    const named = draft === undefined ? undefined : { id: draft.id, version: draft.version };
    await save.mutateAsync({ named, content });
    showToast({ tone: 'positive', text: t`The draft is saved.` });
    onClose();
  });
  return (
    <FormDialog
      title={draft === undefined ? t`New announcement` : t`Change the draft`}
      sending={sending}
      confirm={t`Save the draft`}
      cancel={t`Back`}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="titleAr" label={t`Title in Arabic`} />
      <FormTextArea control={form.control} name="textAr" label={t`Text in Arabic`} />
      <FormTextField control={form.control} name="titleEn" label={t`Title in English`} />
      <FormTextArea control={form.control} name="textEn" label={t`Text in English`} />
      <Select
        label={t`Page it leads to`}
        placeholder={t`Page it leads to`}
        options={pageOptions}
        value={page.value ?? none}
        onChange={(path) => page.onChange(path === none ? null : path)}
        error={pageError}
      />
      <AudienceField audience={audience.value} onChange={audience.onChange} />
      <FormSwitch control={form.control} name="byEmail">
        {t`By email too`}
      </FormSwitch>
    </FormDialog>
  );
}
