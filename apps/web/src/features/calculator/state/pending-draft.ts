import * as z from 'zod/mini';
import { readTab, writeTab } from '../../../lib/tab-memory.ts';

/** A form whose last keystrokes are not in the URL yet, both as queries. */
const pendingDraft = z.object({ address: z.string(), query: z.string() });

/** For a page that is left before its address has followed. */
export const savePendingDraft = (address: string, query: string): void =>
  writeTab('calculator.unsettled', { address, query });

/** The form of this tab as it was left at an address, to the last key. */
export const pendingDraftAt = (address: string): string | undefined => {
  const { data } = z.safeParse(pendingDraft, readTab('calculator.unsettled'));
  return data?.address === address ? data.query : undefined;
};

export const clearPendingDraft = (): void => writeTab('calculator.unsettled', undefined);
