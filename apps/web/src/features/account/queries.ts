import {
  changePassword,
  endOtherSessions,
  endSession,
  findSessions,
  resendCode,
  verifyCode,
} from '@saer/contract/account/auth';
import type { EndpointInput } from '@saer/contract/api/endpoint';
import { checkIdentityCheck, type IdentityState, startIdentityCheck } from '@saer/contract/account/nafath';
import { findPartners } from '@saer/contract/site/partner';
import { findOwnAccount } from '@saer/contract/account/session';
import {
  changeContact,
  createSubUser,
  deleteOwnAccount,
  findOwnData,
  findSubUsers,
  removeSubUser,
  updateOwnAccount,
  updateSubUser,
} from '@saer/contract/account/user';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { currentUser, storeSession, updateCurrentUser } from '../../lib/session/session.ts';

const sessionsKey = ['account', 'sessions'] as const;
const subUsersKey = ['account', 'sub-users'] as const;
const POLL_MS = 3000;

/** The user's account from the server; the copy in this browser is updated with it. */
export const ownAccountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: async () => {
    const account = await call(findOwnAccount, {});
    updateCurrentUser(account);
    return account;
  },
  // The copy in this browser is displayed until the server has replied.
  initialData: currentUser,
  initialDataUpdatedAt: 0,
  meta: { quiet: true },
});

export const updateOwnAccountMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof updateOwnAccount>['body']) => call(updateOwnAccount, { body }),
  onSuccess: (account, _variables, _result, { client }) => {
    updateCurrentUser(account);
    client.setQueryData(ownAccountQuery.queryKey, account);
  },
  meta: { quiet: true },
});

export const changeContactMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof changeContact>['body']) => call(changeContact, { body }),
  meta: { quiet: true },
});

export const verifyCodeMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof verifyCode>['body']) => call(verifyCode, { body }),
  onSuccess: (_verified, _variables, _result, { client }) => client.invalidateQueries(ownAccountQuery),
  meta: { quiet: true },
});

export const resendCodeMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof resendCode>['body']) => call(resendCode, { body }),
  meta: { quiet: true },
});

export const changePasswordMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof changePassword>['body']) => call(changePassword, { body }),
  onSuccess: storeSession,
  meta: { quiet: true },
});

export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: () => call(findPartners, {}),
  staleTime: Infinity,
  meta: { quiet: true },
});

export const startIdentityMutation = mutationOptions({
  mutationFn: (nationalId: string) => call(startIdentityCheck, { body: { nationalId } }),
  meta: { quiet: true },
});

/** Says how far an identity check has come, asked every three seconds until it is decided. */
export const identityQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['account', 'identity', requestId],
    queryFn: () => call(checkIdentityCheck, { body: { requestId } }),
    select: ({ status }): IdentityState => status,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === 'WAITING' ? POLL_MS : false,
    meta: { quiet: true },
  });

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: () => call(findSessions, {}),
  meta: { quiet: true },
});

export const endSessionMutation = mutationOptions({
  mutationFn: (sessionId: string) => call(endSession, { query: { sessionId } }),
  onSettled: (_ended, _error, _variables, _result, { client }) => client.invalidateQueries(sessionsQuery),
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: () => call(endOtherSessions, {}),
  onSettled: (_ended, _error, _variables, _result, { client }) => client.invalidateQueries(sessionsQuery),
});

export const ownDataMutation = mutationOptions({ mutationFn: () => call(findOwnData, {}) });

export const deleteOwnAccountMutation = mutationOptions({
  mutationFn: (password: string) => call(deleteOwnAccount, { body: { password } }),
  meta: { quiet: true },
});

export const subUsersQuery = queryOptions({
  queryKey: subUsersKey,
  queryFn: () => call(findSubUsers, {}),
  meta: { quiet: true },
});

export const createSubUserMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof createSubUser>['body']) => call(createSubUser, { body }),
  onSuccess: (_added, _variables, _result, { client }) => client.invalidateQueries(subUsersQuery),
  meta: { quiet: true },
});

export const updateSubUserMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof updateSubUser>['body']) => call(updateSubUser, { body }),
  onSettled: (_changed, _error, _variables, _result, { client }) => client.invalidateQueries(subUsersQuery),
  meta: { quiet: true },
});

export const removeSubUserMutation = mutationOptions({
  mutationFn: (id: number) => call(removeSubUser, { query: { id } }),
  onSettled: (_removed, _error, _variables, _result, { client }) => client.invalidateQueries(subUsersQuery),
});
