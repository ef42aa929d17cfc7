import { useSyncExternalStore } from 'react';
import { onPendingCount, pendingCount } from '../browser/pending-count.ts';

export const usePendingCount = (): number => useSyncExternalStore(onPendingCount, pendingCount);
