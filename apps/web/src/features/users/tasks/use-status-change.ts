import { useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account/account';
import { useMutation } from '@tanstack/react-query';
import { ApiFailure } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { personName } from '../account-words.ts';
import { changeStatusMutation } from '../queries.ts';
import type { StatusChange } from './allowed-tasks.ts';

const hasChanged = (error: Error): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.reply?.code === 'transitionNotAllowed');

/** Changes an account's status and announces the result. The list is refetched either way. */
export function useStatusChange() {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(changeStatusMutation);

  const done = (task: StatusChange, name: string): string =>
    ({
      approve: t`${name} is approved and has been emailed.`,
      activate: t`${name} is active again.`,
      rest: t`${name} is deactivated. Their sessions have ended.`,
      block: t`${name} is blocked. Their sessions have ended.`,
      remove: t`${name} was deleted. This can be undone until the grace period ends.`,
      restore: t`${name} is restored.`,
    })[task];

  const change = (task: StatusChange, account: Account, onEnd?: () => void): void => {
    const name = personName(account);
    mutate(
      { id: account.id, task },
      {
        onSuccess: () => showToast({ tone: 'positive', text: done(task, name) }),
        onError: (error) =>
          showToast({
            tone: 'negative',
            text: hasChanged(error) ? t`${name} was changed. The list shows the latest data.` : error.message,
          }),
        onSettled: () => onEnd?.(),
      },
    );
  };
  return { change, isPending };
}
