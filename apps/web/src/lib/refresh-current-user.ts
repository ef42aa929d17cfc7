import { findOwnAccount } from '@saer/contract/session';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { updateCurrentUser } from './session.ts';

/** What the server says of who is signed in: it notices that a session is over, and what changed elsewhere. */
export const currentUserQuery = (id: number | undefined) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['current-user', id],
    queryFn: async () => {
      const account = await call(findOwnAccount, {});
      updateCurrentUser(account);
      return account;
    },
    enabled: id !== undefined,
    staleTime: 60_000,
  });
