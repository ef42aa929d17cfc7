import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/**
 * Whether the first answer to a query is still on its way, and was not lost once. What stands below a notice is unseen that
 * long: it would move from under the pointer if the notice came later.
 */
export function useIsAwaited<A, E extends Error, D, K extends QueryKey>(
  query: UseQueryOptions<A, E, D, K>,
): boolean {
  const { isLoading, failureCount } = useQuery(query);
  return isLoading && failureCount === 0;
}
