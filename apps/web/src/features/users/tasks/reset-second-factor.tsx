import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { personName } from '../person-name.ts';
import { resetSecondFactorMutation } from '../queries.ts';

type Props = { readonly account: Account; readonly onClose: () => void };

/** Resets the second factor of someone who lost their phone and recovery codes, after confirmation. */
export function ResetSecondFactor({ account, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(resetSecondFactorMutation);
  const name = personName(account);
  const reset = (): void =>
    mutate(account.id, {
      onSuccess: ({ hadSecondFactor }) =>
        showToast(
          hadSecondFactor
            ? { tone: 'positive', text: t`The second factor of ${name} is reset.` }
            : { tone: 'neutral', text: t`${name} has no second factor: nothing was changed.` },
        ),
      onError: ({ message }) => showToast({ tone: 'negative', text: message }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={t`Reset the second factor of ${name}?`}
      confirm={t`Reset second factor`}
      onConfirm={reset}
      onClose={onClose}
      isPending={isPending}
    >
      <p>
        <Trans>
          Their authenticator app, recovery codes and passkeys stop working, every open session ends, and they
          get a mail. Until they set up a new one, the password alone lets them in.
        </Trans>
      </p>
      <p className="mt-3 font-medium text-ink">
        <Trans>First make sure that it is really them: by a call to a number you know, or in person.</Trans>
      </p>
    </ConfirmDialog>
  );
}
