import type { AccountStatus } from '@saer/contract/account';
import { defaultPageSize, largestPageSize } from '@saer/contract/list-filter';
import type { Sorting } from '../../../components/data-table.tsx';

export type UserList = 'active' | 'inactive';
/** Which accounts: those of a status, or those that wait for their deletion, whatever their status. */
export type Part = AccountStatus | 'DELETED';

export const sortableColumns = ['fullName', 'role', 'lastSignInAt', 'createdAt'] as const;
export const inactiveParts = ['PENDING', 'INACTIVE', 'BLOCKED', 'DELETED'] as const;

export interface ListState {
  readonly part: Part;
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly sorting: Sorting;
}

const positive = (text: unknown, largest: number): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= largest ? number : undefined;
};

const partOf = (list: UserList, text: unknown): Part =>
  list === 'active' ? 'ACTIVE' : (inactiveParts.find((part) => part === text) ?? 'PENDING');

/** Whoever waits longest comes first; elsewhere the newest. */
const usualSorting = (part: Part): Sorting => ({
  column: 'createdAt',
  direction: part === 'PENDING' ? 'asc' : 'desc',
});

function sortingOf(part: Part, text: unknown): Sorting {
  const [, sign, name] = /^(-?)(\w+)$/.exec(String(text)) ?? [];
  const column = sortableColumns.find((each) => each === name);
  return column === undefined ? usualSorting(part) : { column, direction: sign === '-' ? 'desc' : 'asc' };
}

/** A list as its address says it; what cannot be used there falls back to the usual. */
export function readList(list: UserList, raw: Readonly<Record<string, unknown>>): ListState {
  const part = partOf(list, raw['status']);
  return {
    part,
    page: positive(raw['page'], 1_000_000) ?? 1,
    limit: positive(raw['size'], largestPageSize) ?? defaultPageSize,
    search: typeof raw['q'] === 'string' ? raw['q'].slice(0, 200) : '',
    sorting: sortingOf(part, raw['sort']),
  };
}

/** The address of a list, with what is usual left out. */
export function writeList({ part, page, limit, search, sorting }: ListState): Record<string, string> {
  const usual = usualSorting(part);
  const isUsual = usual.column === sorting.column && usual.direction === sorting.direction;
  return {
    ...(part === 'ACTIVE' || part === 'PENDING' ? {} : { status: part }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(limit === defaultPageSize ? {} : { size: String(limit) }),
    ...(search === '' ? {} : { q: search }),
    ...(isUsual ? {} : { sort: `${sorting.direction === 'desc' ? '-' : ''}${sorting.column}` }),
  };
}
