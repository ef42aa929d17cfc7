import { acceptLegal, findRequiredLegal } from '@saer/contract/legal/legal-acceptance';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

const key = (account: number) => ['legal-required', account];

/** Documents that the signed-in seller has yet to accept. */
export const requiredQuery = (account: number) =>
  queryOptions({
    queryKey: key(account),
    queryFn: () => call(findRequiredLegal, {}),
    staleTime: 10 * 60_000,
    meta: { quiet: true },
  });

export const acceptMutation = (account: number) =>
  mutationOptions({
    mutationFn: (ids: number[]) => call(acceptLegal, { body: { ids } }),
    onSuccess: (left, _ids, _result, { client }) => {
      client.setQueriesData({ queryKey: key(account) }, left);
      return client.invalidateQueries({ queryKey: ['current-user'] });
    },
    onError: (_error, _ids, _result, { client }) => client.invalidateQueries({ queryKey: key(account) }),
    meta: { quiet: true },
  });

export const ownDataMutation = mutationOptions({
  // Few ask for it here: the page does not begin with its contract.
  mutationFn: async () => call((await import('@saer/contract/account/user')).findOwnData, {}),
});
