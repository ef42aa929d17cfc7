import { type ListSorting, type ListState, readListState, writeListState } from './list-state.ts';
import { useAddress } from './use-address.ts';

/** A list as the address holds it. Another page, order or search is a step in the history; typing is one step, not one a letter. */
export function useAddressList(sortable: readonly string[], usual: ListSorting) {
  const { raw, change } = useAddress();
  const state = readListState(raw, sortable, usual);
  const show = (changes: Partial<ListState>, isSameStep = false): void =>
    change(writeListState({ ...state, page: 1, ...changes }, usual), isSameStep);
  return { state, show };
}
