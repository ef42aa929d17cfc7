import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from './api.ts';
import { WaitCancelled, whenConnected } from './connection.ts';
import { i18n } from '../language/language.ts';
import { showToast } from '../browser/toasts.ts';

type Meta = {
  /** The caller displays the error where it belongs; no toast repeats it. */
  readonly quiet?: boolean;
  /** A failure is also logged, as the specification has it for what every start asks for. */
  readonly logged?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

const tell = (error: Error, meta: Meta | undefined): void => {
  if (meta?.logged === true) console.error(error);
  const tone = error instanceof WaitCancelled ? 'neutral' : 'negative';
  // An error in our own code has no message for users.
  const isSaid = error instanceof WaitCancelled || error instanceof ApiFailure;
  if (meta?.quiet !== true) showToast({ tone, text: isSaid ? error.message : i18n._(msg`Action failed`) });
};

// A caller's error does not go away; a lost connection or a busy server may recover.
const mayPass = (error: Error): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => tell(error, meta) }),
  mutationCache: new MutationCache({
    // While offline, nothing is sent and nothing is lost.
    onMutate: whenConnected,
    onError: (error, _variables, _onMutateResult, { meta }) => tell(error, meta),
  }),
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 2 && mayPass(error) },
    // They wait by `whenConnected`, which can be cancelled.
    mutations: { networkMode: 'always' },
  },
});
