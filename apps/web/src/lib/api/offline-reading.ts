import { onlineManager, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiFailure } from './api.ts';

/** Options of a query that is answered without a connection too, and asked again when it is back. */
export const offlineReading = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** Says whether no answer came at all. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiFailure && error.status === 0;

/** Asks the server; while it is out of reach, answers with what the page has, else with the copy in this browser. */
export async function readOrCopy<T>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  ask: () => Promise<T>,
  copy: () => Promise<T | undefined>,
): Promise<T> {
  const known = async (): Promise<T | undefined> => client.getQueryData<T>(queryKey) ?? copy();
  const early = onlineManager.isOnline() ? undefined : await known();
  if (early !== undefined) return early;
  try {
    return await ask();
  } catch (error) {
    const late = isUnanswered(error) ? await known() : undefined;
    if (late === undefined) throw error;
    return late;
  }
}
