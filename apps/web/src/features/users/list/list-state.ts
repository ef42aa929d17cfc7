import type { AccountStatus } from '@saer/contract/account';
import { maxPageSize } from '@saer/contract/list-filter';
import { usualRows } from '../../../lib/list-state.ts';
import type { Sorting } from '../../../components/data-table.tsx';

export type UserList = 'active' | 'inactive';
/** Accounts of a status, or those that wait for their deletion, whatever their status. */
export type Segment = AccountStatus | 'DELETED';

export const sortableColumns = ['fullName', 'role', 'lastSignInAt', 'createdAt'] as const;
export const inactiveSegments = ['PENDING', 'INACTIVE', 'BLOCKED', 'DELETED'] as const;

export interface ListState {
  readonly segment: Segment;
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly sorting: Sorting;
}

const positive = (text: unknown, max: number): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
};

const segmentOf = (list: UserList, text: unknown): Segment =>
  list === 'active' ? 'ACTIVE' : (inactiveSegments.find((segment) => segment === text) ?? 'PENDING');

/** Pending accounts by longest wait; others newest first. */
const usualSorting = (segment: Segment): Sorting => ({
  column: 'createdAt',
  direction: segment === 'PENDING' ? 'asc' : 'desc',
});

function sortingOf(segment: Segment, text: unknown): Sorting {
  const [, sign, name] = /^(-?)(\w+)$/.exec(String(text)) ?? [];
  const column = sortableColumns.find((each) => each === name);
  return column === undefined ? usualSorting(segment) : { column, direction: sign === '-' ? 'desc' : 'asc' };
}

/** A list's state from its URL; invalid values fall back to the defaults. */
export function readList(list: UserList, raw: Readonly<Record<string, unknown>>): ListState {
  const segment = segmentOf(list, raw['status']);
  return {
    segment,
    page: positive(raw['page'], 1_000_000) ?? 1,
    limit: positive(raw['size'], maxPageSize) ?? usualRows,
    search: typeof raw['q'] === 'string' ? raw['q'].slice(0, 200) : '',
    sorting: sortingOf(segment, raw['sort']),
  };
}

/** The URL of a list, with defaults omitted. */
export function writeList({ segment, page, limit, search, sorting }: ListState): Record<string, string> {
  const usual = usualSorting(segment);
  const isUsual = usual.column === sorting.column && usual.direction === sorting.direction;
  return {
    ...(segment === 'ACTIVE' || segment === 'PENDING' ? {} : { status: segment }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(limit === usualRows ? {} : { size: String(limit) }),
    ...(search === '' ? {} : { q: search }),
    ...(isUsual ? {} : { sort: `${sorting.direction === 'desc' ? '-' : ''}${sorting.column}` }),
  };
}
