import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { personName } from '../person-name.ts';
import { generatePasswordMutation } from '../queries.ts';
import { GeneratedPassword } from './generated-password.tsx';

type Props = { readonly account: Account; readonly onClose: () => void };

/** Replaces someone's password with a generated one after confirmation, and displays it once. */
export function GeneratePassword({ account, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, data, isPending } = useMutation(generatePasswordMutation);
  const name = personName(account);
  if (data !== undefined) return <GeneratedPassword {...data} name={name} onClose={onClose} />;
  const reject = ({ message }: Error): void => {
    showToast({ tone: 'negative', text: message });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Generate a password for ${name}?`}
      confirm={t`Generate a password`}
      onConfirm={() => mutate(account.id, { onError: reject })}
      onClose={onClose}
      isPending={isPending}
    >
      <Trans>
        Their current password stops working and every open session ends. Use this only if they can’t reset it
        themselves.
      </Trans>
    </ConfirmDialog>
  );
}
