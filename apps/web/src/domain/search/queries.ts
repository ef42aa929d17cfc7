import { isAllowed } from '@saer/contract/access';
import type { OwnAccount } from '@saer/contract/account';
import { longestSearch, search } from '@saer/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { thingsOf } from './things.ts';

/** Characters from which things are searched: one letter is in nearly everything. */
export const shortestSearch = 2;

/** The things a text names, as far as the account may see them. What was found last stays until the next answer. */
export const thingsQuery = (user: Pick<OwnAccount, 'id' | 'role'> | undefined, typed: string) => {
  const text = typed.trim().slice(0, longestSearch);
  return queryOptions({
    queryKey: ['search', user?.id, text],
    queryFn: async ({ signal }) =>
      thingsOf(
        await call(search, { query: { text } }, signal),
        isAllowed(user?.role ?? 'ANONYMOUS_USER', 'admin'),
      ),
    enabled: user !== undefined && text.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    meta: { quiet: true },
  });
};
