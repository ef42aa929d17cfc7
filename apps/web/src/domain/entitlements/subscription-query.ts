import { findSubscriptionStatus } from '@saer/contract/subscriptions/subscription-status';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { removeStorage, writeStorage } from '../../lib/browser/storage.ts';

/** The subscription that counts for the signed-in account. Its id and status are kept in this browser, as the specification has it. */
export const currentSubscriptionQuery = (account: number | undefined) =>
  queryOptions({
    meta: { logged: true },
    // Beside the own subscriptions: whatever changes those changes this one.
    queryKey: ['subscriptions', 'own', 'current', account],
    queryFn: async () => {
      const { subscription } = await call(findSubscriptionStatus, {});
      if (subscription === null) removeStorage('hasSubscription');
      else {
        const { id, status } = subscription;
        writeStorage('hasSubscription', JSON.stringify({ id, status }));
      }
      return subscription;
    },
    enabled: account !== undefined,
    staleTime: 60_000,
  });
