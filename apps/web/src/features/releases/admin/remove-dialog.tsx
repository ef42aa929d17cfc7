import { Trans, useLingui } from '@lingui/react/macro';
import type { Release } from '@saer/contract/release';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { removeMutation } from './queries.ts';

type Props = { readonly release: Release; readonly onClose: () => void };

/** Asks before a draft is deleted with its file. */
export function RemoveDialog({ release: { id, name }, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const remove = useMutation({
    ...removeMutation,
    onSuccess: () => {
      showToast({ tone: 'positive', text: t`The draft is deleted.` });
      onClose();
    },
    onError: (error) => showToast({ tone: 'negative', text: failureWords(error) }),
  });
  return (
    <ConfirmDialog
      title={t`Delete the draft?`}
      confirm={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(id)}
      onClose={onClose}
    >
      <Trans>
        The draft and its file <bdi>{name}</bdi> are gone for good.
      </Trans>
    </ConfirmDialog>
  );
}
