import * as z from 'zod/mini';
import { readStorage, writeStorage } from '../../lib/browser/storage.ts';
import { thing } from './thing.ts';

/** How many are remembered. */
const maxRecent = 8;

const page = z.object({
  key: z.string(),
  kind: z.literal('page'),
});
const recent = z.discriminatedUnion('kind', [page, thing]);
/** A page or a thing that was opened from a search. */
export type Recent = z.infer<typeof recent>;

const stored = z.object({ account: z.int(), entries: z.array(recent) });

/** Pages and things that an account opened last at this browser, the newest first; another account's are not read. */
export function readRecent(account: number | undefined): readonly Recent[] {
  try {
    const { data } = z.safeParse(stored, JSON.parse(readStorage('recent') ?? ''));
    return data === undefined || data.account !== account ? [] : data.entries.slice(0, maxRecent);
  } catch {
    // Stored values can be changed by anyone at this browser.
    return [];
  }
}

/** Puts what was opened before the others. Signing out removes them all. */
export function remember(account: number | undefined, opened: Recent): void {
  if (account === undefined) return;
  const others = readRecent(account).filter(({ key }) => key !== opened.key);
  writeStorage('recent', JSON.stringify({ account, entries: [opened, ...others].slice(0, maxRecent) }));
}
