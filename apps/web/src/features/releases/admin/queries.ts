import * as contract from '@saer/contract/site/release';
import { saveSetting } from '@saer/contract/site/setting-endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

const quiet = { quiet: true } as const;

export const releasesQuery = queryOptions({
  queryKey: ['releases'],
  queryFn: () => call(contract.findReleases, {}),
});

const renewing = {
  onSettled: () => queryClient.invalidateQueries(releasesQuery),
  meta: quiet,
};

export const addMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.createRelease.body>) => call(contract.createRelease, { body }),
  ...renewing,
});

export const updateMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.updateRelease.body>) => call(contract.updateRelease, { body }),
  ...renewing,
});

export const publishMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.publishRelease.body>) => call(contract.publishRelease, { body }),
  ...renewing,
});

export const withdrawMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.withdrawRelease.body>) =>
    call(contract.withdrawRelease, { body }),
  ...renewing,
});

export const removeMutation = mutationOptions({
  mutationFn: (id: number) => call(contract.removeRelease, { query: { id } }),
  ...renewing,
});

/** Sets the oldest version of the desktop app that may be used. */
export const leastMutation = mutationOptions({
  mutationFn: ({ value, version }: { readonly value: string | null; readonly version: number }) =>
    call(saveSetting, { body: { key: 'leastDesktopVersion', value, version } }),
  ...renewing,
});
