import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { removeSubUserMutation } from '../queries.ts';

type Props = { readonly account: Account; readonly onClose: () => void };

/** Asks before a sub-user is gone for good. */
export function RemoveSubUser({ account, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(removeSubUserMutation);
  const { id, fullName } = account;
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => showToast({ tone: 'positive', text: t`${fullName} was removed.` }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={t`Remove ${fullName}?`}
      confirm={t`Remove`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      <Trans>They are signed out immediately and can’t sign in again. This can’t be undone.</Trans>
    </ConfirmDialog>
  );
}
