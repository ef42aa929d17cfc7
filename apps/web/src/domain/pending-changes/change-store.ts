import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type BrowserStore, request, transact } from '../../lib/browser/browser-database.ts';
import { onPendingElsewhere, pendingCount, setPendingCount } from '../../lib/browser/pending-count.ts';
import { currentUser, onSessionChange } from '../../lib/session/session.ts';
import { type PendingChange, pendingChange } from './pending-change.ts';

/** One queue for each account: nobody sees or sends those of another one. */
const queues: BrowserStore = { database: 'saer-changes', store: 'changes' };

/** Changes of an account that has not come back for so long are removed. */
const daysSaved = 30;

type Queue = readonly PendingChange[];

const owner = (): string | undefined => {
  const id = currentUser()?.id;
  return id === undefined ? undefined : String(id);
};

// Stored values can be changed by anyone at this browser.
const parse = (saved: unknown): Queue =>
  (z.safeParse(z.array(z.unknown()), saved).data ?? []).flatMap(
    (each) => z.safeParse(pendingChange, each).data ?? [],
  );

let visible: { readonly owner: string | undefined; readonly queue: Queue } = { owner: undefined, queue: [] };
const listeners = new Set<() => void>();

const show = (of: string | undefined, queue: Queue): void => {
  visible = { owner: of, queue };
  listeners.forEach((listener) => listener());
};

/** Reads the queue of the account that is signed in. */
export async function readQueue(): Promise<Queue> {
  const of = owner();
  const saved =
    of === undefined
      ? undefined
      : await transact(queues, 'readonly', async (store): Promise<unknown> => request(store.get(of)));
  const queue = parse(saved);
  if (of === owner()) show(of, queue);
  if (of !== undefined && of === owner() && pendingCount() !== queue.length)
    setPendingCount(of, queue.length);
  return queue;
}

/** Changes the own queue, all or nothing. False if the browser forbids storage or has no space: then nothing is changed. */
export async function updateQueue(next: (queue: Queue) => Queue): Promise<boolean> {
  const of = owner();
  if (of === undefined) return false;
  const queue = await transact(queues, 'readwrite', async (store) => {
    const changed = next(parse(await request<unknown>(store.get(of))));
    if (changed.length === 0) await request(store.delete(of));
    else await request(store.put(changed, of));
    return changed;
  });
  if (queue === undefined) return false;
  if (of === owner()) show(of, queue);
  setPendingCount(of, queue.length);
  return true;
}

/** Removes what an account did not send and did not come back for. */
export const removeAbandoned = async (now = Date.now()): Promise<void> => {
  const of = owner();
  await transact(queues, 'readwrite', async (store) => {
    for (const key of await request(store.getAllKeys())) {
      const newest = Math.max(
        0,
        ...parse(await request<unknown>(store.get(key))).map(({ madeAt }) => Date.parse(madeAt)),
      );
      if (key !== of && now - newest > daysSaved * 86_400_000) store.delete(key);
    }
  });
};

onPendingElsewhere(() => void readQueue());
onSessionChange(() => {
  if (visible.owner !== owner()) void readQueue();
});
void readQueue();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: Queue = [];
const visibleQueue = (): Queue => (visible.owner === owner() ? visible.queue : none);

/** Changes that the signed-in account saved here and has not sent yet, in order. */
export const usePendingChanges = (): Queue => useSyncExternalStore(subscribe, visibleQueue);
