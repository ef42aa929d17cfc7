import { findDashboard } from '@saer/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What waits and how things stand, asked again each minute while the page is in sight. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(findDashboard, {}),
  refetchInterval: 60_000,
  meta: { quiet: true },
});
