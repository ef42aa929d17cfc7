import { type ListSorting, type ListState, readListState, writeListState } from './list-state.ts';
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
