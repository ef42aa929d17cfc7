import { Trans, useLingui } from '@lingui/react/macro';
import { type Account, deletionGraceDays } from '@saer/contract/account';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { personName } from '../person-name.ts';
import type { StatusChange } from './allowed-tasks.ts';
import { taskWords } from './task-words.tsx';
import { useStatusChange } from './use-status-change.ts';

export type ConfirmedTask = Extract<StatusChange, 'rest' | 'block' | 'remove'>;

type Props = { readonly task: ConfirmedTask; readonly account: Account; readonly onClose: () => void };

/** Asks before an account loses its access, by its owner's name. */
export function ConfirmTask({ task, account, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { change, isPending } = useStatusChange();
  const name = personName(account);
  const titles = {
    rest: t`Deactivate ${name}?`,
    block: t`Block ${name}?`,
    remove: t`Delete the account of ${name}?`,
  };
  return (
    <ConfirmDialog
      title={titles[task]}
      confirm={i18n._(taskWords[task])}
      onConfirm={() => change(task, account, onClose)}
      onClose={onClose}
      isPending={isPending}
    >
      {task === 'rest' ? (
        <Trans>Every open session ends, and they cannot sign in until you activate the account again.</Trans>
      ) : null}
      {task === 'block' ? (
        <Trans>
          Every open session ends at once, and they cannot sign in until an admin lifts the block.
        </Trans>
      ) : null}
      {task === 'remove' ? (
        <Trans>
          Every open session ends. For {deletionGraceDays} days the account can be restored; after that
          nothing is left of it.
        </Trans>
      ) : null}
      {account.role === 'USER' ? (
        <p className="mt-3">
          <Trans>This also applies to their sub-users.</Trans>
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
