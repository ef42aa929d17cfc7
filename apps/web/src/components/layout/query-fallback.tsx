import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

type Props = {
  /** Why the query has no data; null while it is on its way. */
  readonly error: Error | null;
  readonly onRetry: () => unknown;
  /** Lines of the skeleton. */
  readonly lines?: number;
};

/** In place of a query's data: a skeleton until it arrives; after a failure, why, and a way to try again. */
export function QueryFallback({ error, onRetry, lines = 8 }: Props) {
  const failureWords = useFailureWords();
  return error === null ? (
    <Skeleton lines={lines} />
  ) : (
    <ErrorState onRetry={() => void onRetry()}>{failureWords(error)}</ErrorState>
  );
}
