import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from './api.ts';
import { WaitCancelled, whenConnected } from './connection.ts';
import { i18n } from './language.ts';
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

const tell = (error: Error, meta: Meta | undefined): void => {
  const tone = error instanceof WaitCancelled ? 'neutral' : 'negative';
  // What went wrong in our own code has no words for its reader.
  const isSaid = error instanceof WaitCancelled || error instanceof ApiFailure;
  if (meta?.quiet !== true) showToast({ tone, text: isSaid ? error.message : i18n._(msg`Action failed`) });
};

// What the caller did wrong stays wrong; a lost connection or a busy server may be better a moment later.
const mayPass = (error: Error): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => tell(error, meta) }),
  mutationCache: new MutationCache({
    // Nothing is sent, and nothing is lost, while there is no connection.
    onMutate: whenConnected,
    onError: (error, _variables, _onMutateResult, { meta }) => tell(error, meta),
  }),
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 2 && mayPass(error) },
    // They wait by `whenConnected`, which can be cancelled.
    mutations: { networkMode: 'always' },
  },
});
