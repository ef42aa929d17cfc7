import { useEffect, useEffectEvent } from 'react';
import type { AddressList } from './use-address-list.ts';

/**
 * The page to show of a list: the last one, where the address asks for one behind it, because the last row of a page has left the list.
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
