import type { Account } from '@saer/contract/account/account';
import { type AccountRole, managedRoles } from '@saer/contract/api/role';
import type { Principal } from '../http/requests/caller.ts';

export type Actor = Pick<Principal, 'accountId' | 'role'>;
type Subject = Pick<Account, 'id' | 'role' | 'subscriberId'>;

export const isOwn = (actor: Actor, subject: Pick<Account, 'id'>): boolean => subject.id === actor.accountId;

/** Approve, rest, block, delete, restore, reset, change address and role: never one's own account, and of sellers only one's own sub-users. */
export const mayManage = (actor: Actor, subject: Subject): boolean =>
  !isOwn(actor, subject) &&
  managedRoles[actor.role].includes(subject.role) &&
  (actor.role !== 'USER' || subject.subscriberId === actor.accountId);

/** Everyone else's account is to the actor as if it did not exist. */
export const maySee = (actor: Actor, subject: Subject): boolean =>
  isOwn(actor, subject) || mayManage(actor, subject);

/** Admins add accounts of the roles they manage; a sub-user is added by their subscriber alone. */
export const mayAdd = (actor: Actor, role: AccountRole): boolean =>
  managedRoles[actor.role].includes(role) && (role === 'SUB_USER') === (actor.role === 'USER');

/** From a role one manages to a role one manages. A sub-user belongs to a subscriber: nobody becomes one, or stops being one. */
export const mayGiveRole = (actor: Actor, subject: Subject, role: AccountRole): boolean =>
  mayManage(actor, subject) && subject.role !== 'SUB_USER' && actor.role !== 'USER' && mayAdd(actor, role);

/** Without an active super admin nobody could add another. */
export const isLastSuperAdmin = (
  subject: Pick<Account, 'id'>,
  activeSuperAdmins: readonly number[],
): boolean => activeSuperAdmins.length === 1 && activeSuperAdmins.includes(subject.id);
