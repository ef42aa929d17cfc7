import { type ListFilter, maxPageSize } from '@saer/contract/api/list-filter';
import { useEffect, useEffectEvent } from 'react';
import { useAddress } from './use-address.ts';

/** Rows on a page before a reader chooses: more than a screen of them, so that one page is one look. */
export const usualRows = 25;

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

function getSorting(text: unknown, sortable: readonly string[], usual: ListSorting): ListSorting {
  const [, sign, name] = /^(-?)(\w+)$/.exec(String(text)) ?? [];
  const column = sortable.find((each) => each === name);
  return column === undefined ? usual : { column, direction: sign === '-' ? 'desc' : 'asc' };
}

/** A list's state from its URL; invalid values fall back to the defaults. */
export const readListState = (raw: Address, sortable: readonly string[], usual: ListSorting): ListState => ({
  page: positive(raw['page'], 1_000_000) ?? 1,
  limit: positive(raw['size'], maxPageSize) ?? usualRows,
  search: addressText(raw, 'q'),
  sorting: getSorting(raw['sort'], sortable, usual),
});

/** The URL of a list, with defaults omitted; '' removes a name. */
export const writeListState = (
  { page, limit, search, sorting }: ListState,
  usual: ListSorting,
): Readonly<Record<string, string>> => {
  const isUsual = usual.column === sorting.column && usual.direction === sorting.direction;
  return {
    page: page === 1 ? '' : String(page),
    size: limit === usualRows ? '' : String(limit),
    q: search,
    sort: isUsual ? '' : `${sorting.direction === 'desc' ? '-' : ''}${sorting.column}`,
  };
};

/** A list's search and order as the server's filter: all its pages. */
export const toUnpagedFilter = ({ search, sorting }: ListState): ListFilter => ({
  ...(search === '' ? {} : { search }),
  order_by: { [sorting.column]: sorting.direction },
});

/** A list's state as the server's filter. */
export const toListFilter = (state: ListState): ListFilter => ({
  ...toUnpagedFilter(state),
  page: state.page,
  limit: state.limit,
});

export interface AddressList {
  readonly state: ListState;
  /** Changes some of it; without a `page`, shows the first. */
  readonly show: (changes: Partial<ListState>, isSameStep?: boolean) => void;
}

/** A list's state in the URL. Another page, order or search is a history entry; typing is one entry, not one per letter. */
export function useAddressList(sortable: readonly string[], usual: ListSorting): AddressList {
  const { raw, change } = useAddress();
  const state = readListState(raw, sortable, usual);
  const show = (changes: Partial<ListState>, isSameStep = false): void =>
    change(writeListState({ ...state, page: 1, ...changes }, usual), isSameStep);
  return { state, show };
}

/** One filter of a list, as the address holds it under its name; '': none. Another value shows the first page. */
export function useAddressFilter(name: string) {
  const { raw, change } = useAddress();
  const value = addressText(raw, name);
  const choose = (next: string, isSameStep = false): void => change({ [name]: next, page: '' }, isSameStep);
  return { value, choose };
}

/**
 * The page of a list to show: the last one, where the address asks for one behind it, because the last row of a page has left the list.
 * `found` is undefined as long as it is not known how many pages there are.
 */
export function useExistingPage(
  { state, show }: AddressList,
  found: { readonly pageCount: number | null } | undefined,
): number {
  const page = found === undefined ? state.page : Math.min(state.page, Math.max(1, found.pageCount ?? 1));
  const showExisting = useEffectEvent(() => show({ page }, true));
  useEffect(() => {
    if (state.page > page) showExisting();
  }, [state.page, page]);
  return page;
}
