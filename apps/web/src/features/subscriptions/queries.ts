import { encodeFilter, type ListFilter } from '@saer/contract/list-filter';
import { decideSubscription, pageSubscriptions } from '@saer/contract/subscription';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

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
