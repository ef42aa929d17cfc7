import { useLingui } from '@lingui/react/macro';
import type { LegalVersion } from '@saer/contract/legal-document';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { withdrawMutation } from './queries.ts';

type Props = { readonly version: LegalVersion; readonly onClose: () => void };

/** Takes a confirmed version back to draft, after confirmation. */
export function WithdrawVersion({ version: { id, version, number }, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation(withdrawMutation);
  const withdraw = (): void =>
    mutate(
      { id, version },
      {
        onSuccess: () => showToast({ tone: 'positive', text: t`Version ${number} is a draft again.` }),
        onError: (error) => showToast({ tone: 'negative', text: failureWords(error) }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={t`Withdraw version ${number}?`}
      confirm={t`Withdraw`}
      onConfirm={withdraw}
      onClose={onClose}
      isPending={isPending}
    >
      {t`It does not come into force and is a draft again. Until another version is confirmed, the one in force stays.`}
    </ConfirmDialog>
  );
}
