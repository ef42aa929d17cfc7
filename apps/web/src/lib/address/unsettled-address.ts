import * as z from 'zod/mini';
import { readSessionStorage, type TabKey, writeSessionStorage } from '../browser/storage.ts';

/** The input of a page as it was left, and its address, which the last keystrokes may not have reached yet. */
const unsettled = z.object({
  address: z.string(),
  query: z.string(),
  /** Milliseconds since 1970. */
  leftAt: z.number(),
});

/** For a page that is left before its address has followed. */
export const saveUnsettled = (key: TabKey, address: string, query: string): void =>
  writeSessionStorage(key, { address, query, leftAt: Date.now() });

export const clearUnsettled = (key: TabKey): void => writeSessionStorage(key, undefined);

/**
 * True if a page left at this moment was reloaded as this one. A reload takes the address of the moment it is asked for; on a slow
 * connection the form and its address may go on for seconds.
 */
const isReload = (leftAt: number): boolean =>
  performance.getEntriesByType('navigation').some((each) => 'type' in each && each.type === 'reload') &&
  leftAt >= performance.timeOrigin;

/** The input of this tab as it was left at an address, to the last key. */
export const unsettledAt = (key: TabKey, address: string): string | undefined => {
  const { data } = z.safeParse(unsettled, readSessionStorage(key));
  return data?.address === address || (data && isReload(data.leftAt)) ? data.query : undefined;
};
