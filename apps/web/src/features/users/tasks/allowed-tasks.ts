import { isAllowed } from '@saer/contract/api/access';
import { type AccountRole, managedRoles, type Role } from '@saer/contract/api/role';
import { type Account, canBecome } from '@saer/contract/account/account';
import { addableRoles } from '@saer/contract/account/user';

export type StatusChange = 'approve' | 'activate' | 'rest' | 'block' | 'remove' | 'restore';
export type Task = StatusChange | 'edit' | 'generatePassword' | 'resetSecondFactor' | 'acceptances';

interface Actor {
  readonly id: number;
  readonly role: Role;
}

/** The tasks the server permits this admin on an account, in display order; none on their own. */
export function allowedTasks(actor: Actor, account: Account): readonly Task[] {
  const { status, deletedAt, subscriberDeletedAt } = account;
  if (account.id === actor.id || !managedRoles[actor.role].includes(account.role)) return [];
  if (deletedAt !== null) return ['restore'];
  // They come back with their subscriber.
  if (subscriberDeletedAt !== null) return [];
  return [
    ...(canBecome(status, 'ACTIVE')
      ? [status === 'PENDING' ? ('approve' as const) : ('activate' as const)]
      : []),
    'edit',
    'generatePassword',
    'resetSecondFactor',
    ...(isAllowed(account.role, 'seller') ? ['acceptances' as const] : []),
    ...(canBecome(status, 'INACTIVE') ? ['rest' as const] : []),
    ...(canBecome(status, 'BLOCKED') ? ['block' as const] : []),
    'remove',
  ];
}

export type AddableRole = (typeof addableRoles)[number];

/** The roles an admin may give. */
export const givableRoles = (role: Role): readonly AddableRole[] =>
  addableRoles.filter((each: AccountRole) => managedRoles[role].includes(each));

/** Tasks without confirmation, since they can be undone. */
export const isAtOnce = (task: Task): task is 'approve' | 'activate' | 'restore' =>
  task === 'approve' || task === 'activate' || task === 'restore';
