import type { AccountRole } from '@saer/contract/api/role';

export interface Actor {
  readonly accountId: number;
  readonly role: AccountRole;
}

/** Admins write drafts; what binds the company is confirmed, and withdrawn, by a super admin. */
export const mayConfirm = ({ role }: Pick<Actor, 'role'>): boolean => role === 'SUPER_ADMIN';
