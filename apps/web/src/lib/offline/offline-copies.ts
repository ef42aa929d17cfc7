import { type BrowserStore, request, transact } from '../browser/browser-database.ts';
import { copiesDatabase } from '../browser/forget-copies.ts';
import { currentUser } from '../session/session.ts';

/** Replies that pages show offline, each with the moment it came; never of another account than the one signed in. */
const copies: BrowserStore = { database: copiesDatabase, store: 'copies' };

type CopyName = 'fee-book' | 'products';

interface Copy {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: unknown;
}

const ownPrefix = (): string => `${currentUser()?.id ?? 'guest'}.`;

/** The signed-in account's copy, unparsed; a guest's where nobody is signed in. */
export const readCopy = (name: CopyName): Promise<Copy | undefined> => {
  const key = ownPrefix() + name;
  return transact(copies, 'readonly', async (store) => {
    const found: Copy | undefined = await request(store.get(key));
    return found;
  });
};

/** Saves a copy, and removes those of everybody else. */
export const writeCopy = (name: CopyName, value: unknown): Promise<unknown> => {
  const prefix = ownPrefix();
  const copy: Copy = { at: Date.now(), value };
  return transact(copies, 'readwrite', async (store) => {
    for (const key of await request(store.getAllKeys()))
      if (typeof key !== 'string' || !key.startsWith(prefix)) store.delete(key);
    await request(store.put(copy, prefix + name));
  });
};
