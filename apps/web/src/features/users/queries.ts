import { findLegalAcceptances } from '@saer/contract/legal/legal-document';
import { resetSecondFactor } from '@saer/contract/account/second-factor';
import { type ListFilter, encodeFilter } from '@saer/contract/api/list-filter';
import {
  activateUser,
  blockUser,
  createUser,
  deactivateUser,
  pageUsers,
  removeUser,
  resetUserPassword,
  restoreUser,
  updateUser,
} from '@saer/contract/account/user';
import type { EndpointInput } from '@saer/contract/api/endpoint';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { StatusChange } from './tasks/allowed-tasks.ts';
import { waiting } from './list/list-state.ts';

const everyList = ['users'] as const;

/** A page of accounts. The current one remains until the next is loaded. */
export const usersQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyList, filter],
    queryFn: () => call(pageUsers, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });

/** The number of pending registrations. */
export const waitingCountQuery = queryOptions({
  queryKey: [...everyList, 'waiting'],
  queryFn: () => call(pageUsers, { query: { filter: encodeFilter({ where: waiting, limit: 1 }) } }),
  select: ({ total }) => total ?? 0,
  refetchInterval: 60_000,
  meta: { quiet: true },
});

const changes = {
  approve: activateUser,
  activate: activateUser,
  rest: deactivateUser,
  block: blockUser,
} as const;

/** Moves an account from one status to another, deletes it or takes that back. */
export const changeStatusMutation = mutationOptions({
  mutationFn: ({ id, task }: { readonly id: number; readonly task: StatusChange }) => {
    if (task === 'remove') return call(removeUser, { query: { id } });
    return call(task === 'restore' ? restoreUser : changes[task], { body: { id } });
  },
  onSettled: (_account, _error, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: everyList }),
  meta: { quiet: true },
});

export const generatePasswordMutation = mutationOptions({
  mutationFn: (id: number) => call(resetUserPassword, { body: { id } }),
  meta: { quiet: true },
});

export const resetSecondFactorMutation = mutationOptions({
  mutationFn: (id: number) => call(resetSecondFactor, { body: { id } }),
  meta: { quiet: true },
});

export const createUserMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof createUser>['body']) => call(createUser, { body }),
  onSuccess: (_created, _variables, _result, { client }) => client.invalidateQueries({ queryKey: everyList }),
  meta: { quiet: true },
});

export const updateUserMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof updateUser>['body']) => call(updateUser, { body }),
  onSettled: (_account, _error, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: everyList }),
  meta: { quiet: true },
});

/** Acceptances of the terms and the privacy policy by an account. */
export const acceptancesQuery = (id: number) =>
  queryOptions({
    queryKey: ['acceptances', id],
    queryFn: () => call(findLegalAcceptances, { query: { id } }),
    meta: { quiet: true },
  });
