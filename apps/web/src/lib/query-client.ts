import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api.ts';
import { showToast } from './toasts.ts';

type Meta = {
  /** Whoever asked shows the problem where it belongs; no toast says it again. */
  readonly quiet?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

const tell = ({ message }: Error, meta: Meta | undefined): void => {
  if (meta?.quiet !== true) showToast({ tone: 'negative', text: message });
};

// What the caller did wrong stays wrong; a lost connection or a busy server may be better a moment later.
const mayPass = (error: Error): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => tell(error, meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, { meta }) => tell(error, meta),
  }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && mayPass(error) } },
});
