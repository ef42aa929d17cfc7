import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds for which a list may be held back for the content above it. */
const patience = 500;

/**
 * True if the first reply to a query is still pending, was never lost, and has not taken long. The content below a notice is hidden
 * that long: it would move from under the pointer if the notice appeared a moment later.
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
