import { findLatestReleases } from '@saer/contract/site/release';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** The newest release for every system. */
export const latestReleasesQuery = queryOptions({
  queryKey: ['latestReleases'],
  queryFn: () => call(findLatestReleases, { query: {} }),
});
