import { defaultPageSize, maxPageSize } from '@saer/contract/list-filter';

/** The order of a list: by which column, and which end first. */
export interface ListSorting {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** Page, order and filters of a list. */
export interface ListState {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly sorting: ListSorting;
}

type Address = Readonly<Record<string, unknown>>;

const positive = (text: unknown, max: number): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
};

/** A filter of a list as the address says it; '': none. */
export const addressText = (raw: Address, name: string): string => {
  const value = raw[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

function sortingOf(text: unknown, sortable: readonly string[], usual: ListSorting): ListSorting {
  const [, sign, name] = /^(-?)(\w+)$/.exec(String(text)) ?? [];
  const column = sortable.find((each) => each === name);
  return column === undefined ? usual : { column, direction: sign === '-' ? 'desc' : 'asc' };
}

/** A list as its address says it; what cannot be used there falls back to the usual. */
export const readListState = (raw: Address, sortable: readonly string[], usual: ListSorting): ListState => ({
  page: positive(raw['page'], 1_000_000) ?? 1,
  limit: positive(raw['size'], maxPageSize) ?? defaultPageSize,
  search: addressText(raw, 'q'),
  sorting: sortingOf(raw['sort'], sortable, usual),
});

/** The address of a list, with what is usual left out; '' takes a name away. */
export const writeListState = (
  { page, limit, search, sorting }: ListState,
  usual: ListSorting,
): Readonly<Record<string, string>> => {
  const isUsual = usual.column === sorting.column && usual.direction === sorting.direction;
  return {
    page: page === 1 ? '' : String(page),
    size: limit === defaultPageSize ? '' : String(limit),
    q: search,
    sort: isUsual ? '' : `${sorting.direction === 'desc' ? '-' : ''}${sorting.column}`,
  };
};
