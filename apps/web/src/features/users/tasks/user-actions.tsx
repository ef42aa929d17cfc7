import { useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { Menu } from '../../../components/menu.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { personName } from '../person-name.ts';
import { allowedTasks, type Task } from './allowed-tasks.ts';
import { taskIcons, taskWords } from './task-words.tsx';

export type StartTask = (task: Task, account: Account) => void;

type Props = { readonly account: Account; readonly onStart: StartTask };

const isFirst = (task: Task | undefined): task is 'approve' | 'activate' | 'restore' =>
  task === 'approve' || task === 'activate' || task === 'restore';

/** What can be done with an account: what it waits for as a button, the rest in a menu. */
export function UserActions({ account, onStart }: Props) {
  const { t, i18n } = useLingui();
  const actor = useCurrentUser();
  if (actor === undefined) return null;
  const tasks = allowedTasks(actor, account);
  const [first] = tasks;
  const name = personName(account);
  return (
    <div className="flex items-center justify-end gap-1">
      {isFirst(first) ? (
        <button
          type="button"
          onClick={() => onStart(first, account)}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium whitespace-nowrap text-brand-strong transition-colors hover:bg-brand-soft [&>svg]:size-4"
        >
          {taskIcons[first]}
          {i18n._(taskWords[first])}
          <span className="sr-only">{name}</span>
        </button>
      ) : null}
      <Menu
        label={t`Actions for ${name}`}
        actions={tasks
          .filter((task) => !isFirst(task))
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
