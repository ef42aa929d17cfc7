import { findDashboard } from '@saer/contract/site/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Pending tasks and key figures, refetched every minute while the page is visible. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(findDashboard, {}),
  refetchInterval: 60_000,
  meta: { quiet: true },
});
