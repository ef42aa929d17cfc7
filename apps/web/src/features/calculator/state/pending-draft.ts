import * as z from 'zod/mini';
import { readSessionStorage, writeSessionStorage } from '../../../lib/session-storage.ts';

/** A form whose last keystrokes are not in the URL yet, both as queries. */
const pendingDraft = z.object({ address: z.string(), query: z.string() });

/** For a page that is left before its address has followed. */
export const savePendingDraft = (address: string, query: string): void =>
  writeSessionStorage('calculator.unsettled', { address, query });

/** The form of this tab as it was left at an address, to the last key. */
export const pendingDraftAt = (address: string): string | undefined => {
  const { data } = z.safeParse(pendingDraft, readSessionStorage('calculator.unsettled'));
  return data?.address === address ? data.query : undefined;
};

export const clearPendingDraft = (): void => writeSessionStorage('calculator.unsettled', undefined);
