import { findOwnAccount } from '@saer/contract/account/session';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { updateCurrentUser } from './session.ts';

/** Fetches the signed-in account: detects an ended session, and changes made elsewhere. */
export const currentUserQuery = (id: number | undefined) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['current-user', id],
    queryFn: async () => {
      const { acceptanceNeeded = false, ...account } = await call(findOwnAccount, {});
      updateCurrentUser(account);
      return { ...account, acceptanceNeeded };
    },
    enabled: id !== undefined,
    staleTime: 60_000,
  });
