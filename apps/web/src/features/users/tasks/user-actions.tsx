import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account/account';
import { Check } from 'lucide-react';
import { Menu } from '../../../components/overlay/menu.tsx';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { personName } from '../account-words.ts';
import { allowedTasks, isAtOnce, type Task } from './allowed-tasks.ts';
import { taskIcons, taskWords } from './task-words.tsx';

export type StartTask = (task: Task, account: Account) => void;

type Props = {
  readonly account: Account;
  readonly onStart: StartTask;
  /** Its pending task has just been done. */
  readonly isDone: boolean;
};

/** Actions on an account: the pending one as a button, the rest in a menu. */
export function UserActions({ account, onStart, isDone }: Props) {
  const { t, i18n } = useLingui();
  const actor = useCurrentUser();
  if (actor === undefined) return null;
  const tasks = allowedTasks(actor, account);
  const first = tasks.find((task, at) => at === 0 && isAtOnce(task));
  if (isDone)
    return (
      <p className="flex min-h-control items-center justify-end gap-2 px-3 text-sm text-muted">
        <Check aria-hidden className="size-4" /> <Trans>Done</Trans>
      </p>
    );
  const name = personName(account);
  return (
    <div className="flex items-center justify-end gap-1">
      {first !== undefined ? (
        <button
          type="button"
          onClick={() => onStart(first, account)}
          className="inline-flex min-h-control items-center gap-2 rounded-control px-3 text-sm font-medium whitespace-nowrap text-brand-strong transition-colors hover:bg-brand-soft [&>svg]:size-4"
        >
          {taskIcons[first]}
          {i18n._(taskWords[first])}
          <span className="sr-only">{name}</span>
        </button>
      ) : null}
      <Menu
        label={t`Actions for ${name}`}
        actions={tasks
          .filter((task) => !isAtOnce(task))
          .map((task) => ({
            id: task,
            title: i18n._(taskWords[task]),
            icon: taskIcons[task],
            isDestructive: task === 'block' || task === 'remove',
            run: () => onStart(task, account),
          }))}
      />
    </div>
  );
}
