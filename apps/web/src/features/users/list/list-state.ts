import type { AccountStatus } from '@saer/contract/account/account';
import { type ListSorting, toListFilter, type ListState } from '../../../lib/address/list-state.ts';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { latinDigits } from '@saer/i18n/latin-digits';

export type UserList = 'active' | 'inactive';
/** Accounts of a status, or those that wait for their deletion, whatever their status. */
export type Segment = AccountStatus | 'DELETED';

export const sortableColumns = ['fullName', 'role', 'lastSignInAt', 'createdAt'] as const;
export const inactiveSegments = ['PENDING', 'INACTIVE', 'BLOCKED', 'DELETED'] as const;

/** The segment of a list that the address asks for. */
export const getSegment = (list: UserList, status: string): Segment =>
  list === 'active' ? 'ACTIVE' : (inactiveSegments.find((segment) => segment === status) ?? 'PENDING');

/** Pending accounts by longest wait; others newest first. */
export const usualSorting = (segment: Segment): ListSorting => ({
  column: 'createdAt',
  direction: segment === 'PENDING' ? 'asc' : 'desc',
});

type Where = NonNullable<ListFilter['where']>;

/** Not waiting for its deletion, or for that of its subscriber. */
const notDeleted = { leaving: false } as const;

/** Pending registrations. */
export const waiting: Where = { status: 'PENDING', ...notDeleted };

const isNumber = (text: string): boolean => /^[\d+()\s-]+$/.test(text) && /\d/.test(text);
const isAddress = (text: string): boolean => text.includes('@') || /^[\w.%+-]*[\d._][\w.%+-]*$/.test(text);

/** A condition for the search text, on the column it resembles: a mobile number, an email address or a name. */
export function searched(typed: string): Where {
  const text = latinDigits(typed)
    .replaceAll(/[\u200E\u200F]/g, '')
    .trim();
  if (text === '') return {};
  // Numbers are stored as +9665…, and people type 05… or 009665….
  if (isNumber(text)) return { mobile: { contains: text.replaceAll(/\D/g, '').replace(/^0+/, '') } };
  return isAddress(text) ? { email: { contains: text } } : { fullName: { contains: text } };
}

const shownIn = (segment: Segment): Where =>
  segment === 'DELETED' ? { leaving: true } : { status: segment, ...notDeleted };

/** A list's state as the server's filter. */
export const toFilter = (segment: Segment, state: ListState): ListFilter => ({
  ...toListFilter({ ...state, search: '' }),
  where: { ...shownIn(segment), ...searched(state.search) },
});
