import { useLingui } from '@lingui/react/macro';
import type { LegalVersion } from '@saer/contract/legal-document';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { removeDraftMutation } from './queries.ts';

type Props = { readonly version: LegalVersion; readonly onClose: () => void };

/** Deletes a draft after confirmation. */
export function RemoveDraft({ version: { id, document, number }, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(removeDraftMutation);
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`The draft is deleted.` });
        void navigate({ to: '/admin/legal-documents', search: { document } });
      },
      onError: (error) => {
        showToast({ tone: 'negative', text: failureWords(error) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t`Delete the draft of version ${number}?`}
      confirm={t`Delete`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      {t`Both texts of the draft are gone then. Confirmed versions are not affected.`}
    </ConfirmDialog>
  );
}
