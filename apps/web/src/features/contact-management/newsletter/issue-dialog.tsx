import { useLingui } from '@lingui/react/macro';
import { type NewsletterIssue, newsletterContent } from '@saer/contract/newsletter';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { createIssueMutation, updateIssueMutation } from '../queries.ts';

type Props = {
  /** The draft to change; undefined for a new one. */
  readonly issue: NewsletterIssue | undefined;
  readonly onClose: () => void;
};

/** Writes a newsletter in both languages, or changes a draft. */
export function IssueDialog({ issue, onClose }: Props) {
  const { t } = useLingui();
  const create = useMutation(createIssueMutation);
  const update = useMutation(updateIssueMutation);
  const { subjectAr = '', textAr = '', subjectEn = '', textEn = '' } = issue ?? {};
  const form = useSchemaForm(newsletterContent, { subjectAr, textAr, subjectEn, textEn });
  const sending = useFormSend(form, async (content) => {
    await (issue === undefined
      ? create.mutateAsync(content)
      : update.mutateAsync({ id: issue.id, version: issue.version, ...content }));
    showToast({ tone: 'positive', text: t`The draft is saved.` });
    onClose();
  });
  return (
    <FormDialog
      title={issue === undefined ? t`New newsletter` : t`Change the draft`}
      sending={sending}
      confirm={t`Save the draft`}
      cancel={t`Back`}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="subjectAr" label={t`Subject in Arabic`} />
      <FormTextArea control={form.control} name="textAr" label={t`Text in Arabic`} isTall />
      <FormTextField control={form.control} name="subjectEn" label={t`Subject in English`} />
      <FormTextArea
        control={form.control}
        name="textEn"
        isTall
        label={t`Text in English`}
        note={t`addresses become links; an empty line begins a paragraph`}
      />
    </FormDialog>
  );
}
