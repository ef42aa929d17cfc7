import { type Account, canBecome } from '@saer/contract/account';
import { type AccountRole, managedRoles, type Role } from '@saer/contract/role';
import { addableRoles } from '@saer/contract/user';

export type StatusChange = 'approve' | 'activate' | 'rest' | 'block' | 'remove' | 'restore';
export type Task = StatusChange | 'edit' | 'generatePassword' | 'resetSecondFactor';

interface Actor {
  readonly id: number;
  readonly role: Role;
}

/** What the server would let this admin do with an account, in the order it is offered; of the own account nothing. */
export function allowedTasks(actor: Actor, account: Account): readonly Task[] {
  const { status, deletedAt } = account;
  if (account.id === actor.id || !managedRoles[actor.role].includes(account.role)) return [];
  if (deletedAt !== null) return ['restore'];
  return [
    ...(canBecome(status, 'ACTIVE')
      ? [status === 'PENDING' ? ('approve' as const) : ('activate' as const)]
      : []),
    'edit',
    'generatePassword',
    'resetSecondFactor',
    ...(canBecome(status, 'INACTIVE') ? ['rest' as const] : []),
    ...(canBecome(status, 'BLOCKED') ? ['block' as const] : []),
    'remove',
  ];
}

export type AddableRole = (typeof addableRoles)[number];

/** The roles an admin may give. */
export const givableRoles = (role: Role): readonly AddableRole[] =>
  addableRoles.filter((each: AccountRole) => managedRoles[role].includes(each));

/** What is done at a press, without a question: it can be taken back. */
export const isAtOnce = (task: Task): task is 'approve' | 'activate' | 'restore' =>
  task === 'approve' || task === 'activate' || task === 'restore';
