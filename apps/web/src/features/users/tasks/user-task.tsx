import type { Account } from '@saer/contract/account';
import { Acceptances } from './acceptances.tsx';
import type { ConfirmedTask } from './confirm-task.tsx';
import { ConfirmTask } from './confirm-task.tsx';
import { EditUser } from './edit-user.tsx';
import { GeneratePassword } from './generate-password.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';

/** A task with a dialog. */
export type AskedTask = ConfirmedTask | 'edit' | 'generatePassword' | 'resetSecondFactor' | 'acceptances';

type Props = { readonly task: AskedTask; readonly account: Account; readonly onClose: () => void };

/** The dialog of a task. */
export function UserTask({ task, account, onClose }: Props) {
  if (task === 'edit') return <EditUser account={account} onClose={onClose} />;
  if (task === 'generatePassword') return <GeneratePassword account={account} onClose={onClose} />;
  if (task === 'resetSecondFactor') return <ResetSecondFactor account={account} onClose={onClose} />;
  if (task === 'acceptances') return <Acceptances account={account} onClose={onClose} />;
  return <ConfirmTask task={task} account={account} onClose={onClose} />;
}
