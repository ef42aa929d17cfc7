import { decideCrash, findCrashes } from '@saer/contract/api/crash';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';

export const crashesQuery = queryOptions({
  queryKey: ['crashes'],
  queryFn: () => call(findCrashes, {}),
});

export const decideMutation = mutationOptions({
  mutationFn: (body: z.input<typeof decideCrash.body>) => call(decideCrash, { body }),
  onSettled: (_reply, _error, _values, _result, { client }) => client.invalidateQueries(crashesQuery),
});
