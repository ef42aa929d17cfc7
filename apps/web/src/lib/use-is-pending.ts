import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds that a list may be held back for what stands above it. */
const patience = 500;

/**
 * Whether the first answer to a query is still on its way, was not lost once, and has not taken long. What stands below a
 * notice is unseen that long: it would move from under the pointer if the notice came a moment later.
 */
export function useIsPending<A, E extends Error, D, K extends QueryKey>(
  query: UseQueryOptions<A, E, D, K>,
): boolean {
  const { isLoading, failureCount } = useQuery(query);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return isPatient && isLoading && failureCount === 0;
}
