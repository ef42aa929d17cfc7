import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api.ts';
import { showToast } from './toasts.ts';

const tell = ({ message }: Error): void => showToast({ tone: 'negative', text: message });

// What the caller did wrong stays wrong; a lost connection or a busy server may be better a moment later.
const mayPass = (error: Error): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: tell }),
  mutationCache: new MutationCache({ onError: tell }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && mayPass(error) } },
});
