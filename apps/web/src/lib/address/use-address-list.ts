import { useEffect, useEffectEvent } from 'react';
import {
  addressText,
  type ListSorting,
  type ListState,
  readListState,
  writeListState,
} from './list-state.ts';
import { useAddress } from './use-address.ts';

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
