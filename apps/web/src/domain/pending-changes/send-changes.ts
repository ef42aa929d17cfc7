import { createProduct, type ListedProduct, updateProduct } from '@saer/contract/products/product';
import { onlineManager } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/api/api.ts';
import { onReconnect } from '../../lib/api/connection.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { currentUser } from '../../lib/session/session.ts';
import { savedBefore } from '../product/save-changes.ts';
import { afterSaving, nextToSend, type PendingChange } from './pending-change.ts';
import { readQueue, updateQueue } from './change-store.ts';

/** Says how a change ended: saved by the server, or rejected. */
export type Outcome =
  | { readonly is: 'saved'; readonly change: PendingChange; readonly product: ListedProduct }
  | { readonly is: 'rejected'; readonly change: PendingChange; readonly error: Error };

const listeners = new Set<(outcome: Outcome) => void>();

/** Calls the listener for each change that was sent; returns how to stop. */
export const onOutcome = (listener: (outcome: Outcome) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says whether a failure says nothing about the change itself: it is sent again later. */
const mayPass = (error: ApiFailure): boolean =>
  error.status === 0 ||
  [401, 426, 429].includes(error.status) ||
  error.status >= 500 ||
  error.reply?.code === 'secondFactorNeeded' ||
  error.reply?.code === 'acceptanceNeeded';

/** Called at once, so that it is sent by the account that is signed in now. */
async function send(change: PendingChange): Promise<ListedProduct> {
  if (change.kind === 'add') return call(createProduct, { body: change.body });
  try {
    return await call(updateProduct, { body: change.body });
  } catch (error) {
    if (!change.isSent) throw error;
    return savedBefore(change.body, error);
  }
}

async function sendNext(): Promise<boolean> {
  const account = currentUser()?.id;
  const change = nextToSend(await readQueue());
  if (change === undefined) return false;
  // Recorded first: if the page is closed now, the next one knows that it may have arrived.
  const isRecorded = await updateQueue((queue) =>
    queue.map((each) => (each.id === change.id ? { ...each, isSent: true } : each)),
  );
  // Somebody else may have signed in meanwhile: the call would be theirs.
  if (!isRecorded || account === undefined || currentUser()?.id !== account) return false;
  try {
    const product = await send(change);
    // Whoever signs in next has a queue of their own.
    if (currentUser()?.id !== account) return false;
    await updateQueue((queue) => afterSaving(queue, change, product));
    listeners.forEach((listener) => listener({ is: 'saved', change, product }));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (mayPass(error) || currentUser()?.id !== account) return false;
    const { message, reply } = error;
    const rejection = { message, ...(reply === undefined ? {} : { reply }) };
    await updateQueue((queue) =>
      queue.map((each) => (each.id === change.id ? { ...each, rejection } : each)),
    );
    listeners.forEach((listener) => listener({ is: 'rejected', change, error }));
  }
  return true;
}

let sending: Promise<void> | undefined;

async function sendAll(): Promise<void> {
  // What is not even tried has not arrived.
  if (!onlineManager.isOnline()) return;
  let isAny = false;
  while (await sendNext()) isAny = true;
  if (isAny) await queryClient.invalidateQueries({ queryKey: ['products'] });
}

/** Sends what waits, in order, each once: in one tab at a time. Stops where the connection or the server fails. */
export const sendPendingChanges = (): Promise<void> => {
  sending ??= navigator.locks
    .request('saer-changes', { ifAvailable: true }, (lock) => (lock === null ? undefined : sendAll()))
    .finally(() => {
      sending = undefined;
    });
  return sending;
};

onReconnect(() => void sendPendingChanges());
