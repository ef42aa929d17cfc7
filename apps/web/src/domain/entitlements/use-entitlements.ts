import { isAllowed } from '@saer/contract/api/access';
import {
  type Entitlements,
  entitlements,
  type EntitlementState,
} from '@saer/contract/subscriptions/entitlements';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/session/session.ts';
import { readStorage, removeStorage, writeStorage } from '../../lib/browser/storage.ts';
import { findSubscriptionStatus } from '@saer/contract/subscriptions/subscription-status';
import { call, ApiFailure } from '../../lib/api/api.ts';

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

export interface OwnEntitlements extends Omit<Entitlements, 'users'> {
  readonly state: EntitlementState;
  /** People who may use it; null while the plan is unknown. */
  readonly users: number | null;
}

/** Says whether the last reply kept in this browser was an active subscription; undefined if none is kept. */
function wasActive(): boolean | undefined {
  const kept = readStorage('hasSubscription');
  return kept === undefined ? undefined : kept.includes('"ACTIVE"');
}

/** The rights of the reader; undefined for admins, who have no limits, and until they are known: the server decides in any case. */
export function useEntitlements(): OwnEntitlements | undefined {
  const user = useCurrentUser();
  const isSeller = user !== undefined && isAllowed(user.role, 'seller');
  const { data } = useQuery(currentSubscriptionQuery(isSeller ? user.id : undefined));
  if (user === undefined) return { ...entitlements.guest, state: 'guest', users: 0 };
  if (!isSeller) return undefined;
  const isActive = data === undefined ? wasActive() : data?.status === 'ACTIVE';
  if (isActive === undefined) return undefined;
  const state = isActive ? 'subscribed' : 'free';
  const { users, ...others } = entitlements[state];
  return { ...others, state, users: users === 'plan' ? (data?.users ?? null) : users };
}

/** Says whether a call was refused because it needs a plan. */
export const isPlanNeeded = (error: unknown): boolean =>
  error instanceof ApiFailure && error.reply?.code === 'planNeeded';
