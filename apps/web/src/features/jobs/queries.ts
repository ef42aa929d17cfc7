import { findJobs, runJob } from '@saer/contract/site/job';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';

/** Milliseconds between two looks while the page is open. */
const every = 5_000;

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: () => call(findJobs, {}),
  refetchInterval: every,
  meta: { quiet: true },
});

export const runMutation = mutationOptions({
  mutationFn: (body: z.input<typeof runJob.body>) => call(runJob, { body }),
  onSettled: (_reply, _error, _values, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['jobs'] }),
});
