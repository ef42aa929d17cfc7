import { useAddressFilter, useAddressList } from '../../../lib/address/use-address-list.ts';
import { segmentOf, sortableColumns, type UserList, usualSorting } from './list-state.ts';

/** The list's segment and state in the URL. */
export function useListState(list: UserList) {
  const segment = segmentOf(list, useAddressFilter('status').value);
  return { segment, ...useAddressList(sortableColumns, usualSorting(segment)) };
}
