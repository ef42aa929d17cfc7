import type { AccountStatus } from '@saer/contract/account/account';
import type { ListSorting } from '../../../lib/address/list-state.ts';

export type UserList = 'active' | 'inactive';
/** Accounts of a status, or those that wait for their deletion, whatever their status. */
export type Segment = AccountStatus | 'DELETED';

export const sortableColumns = ['fullName', 'role', 'lastSignInAt', 'createdAt'] as const;
export const inactiveSegments = ['PENDING', 'INACTIVE', 'BLOCKED', 'DELETED'] as const;

/** The segment of a list that the address asks for. */
export const segmentOf = (list: UserList, status: string): Segment =>
  list === 'active' ? 'ACTIVE' : (inactiveSegments.find((segment) => segment === status) ?? 'PENDING');

/** Pending accounts by longest wait; others newest first. */
export const usualSorting = (segment: Segment): ListSorting => ({
  column: 'createdAt',
  direction: segment === 'PENDING' ? 'asc' : 'desc',
});
