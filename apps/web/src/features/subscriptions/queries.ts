import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  changeOwnSubscription,
  decideSubscription,
  mySubscriptions,
  pageSubscriptions,
  requestSubscription,
} from '@saer/contract/subscriptions/subscription';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';

const everySubscription = ['subscriptions'] as const;
const quiet = { quiet: true } as const;

/** A page of subscriptions. The current one remains until the next is loaded. */
export const subscriptionsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everySubscription, filter],
    queryFn: () => call(pageSubscriptions, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

/** Also after a failure: somebody else may have decided. */
export const decisionMutation = mutationOptions({
  mutationFn: (body: z.input<typeof decideSubscription.body>) => call(decideSubscription, { body }),
  onSettled: (_reply, _error, _body, _result, { client }) =>
    client.invalidateQueries({ queryKey: everySubscription }),
  meta: quiet,
});

const ownKey = [...everySubscription, 'own'] as const;

/** The own subscriptions, the newest first. */
export const ownSubscriptionsQuery = queryOptions({
  queryKey: ownKey,
  queryFn: async () => (await call(mySubscriptions, {})).subscriptions,
  meta: quiet,
});

const changeOwn = <V, R>(mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    onSettled: (_row, _error, _values, _result, { client }) => client.invalidateQueries({ queryKey: ownKey }),
    meta: quiet,
  });

export const requestMutation = changeOwn((body: z.input<typeof requestSubscription.body>) =>
  call(requestSubscription, { body }),
);
export const ownChangeMutation = changeOwn((body: z.input<typeof changeOwnSubscription.body>) =>
  call(changeOwnSubscription, { body }),
);
