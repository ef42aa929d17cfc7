import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** Milliseconds for which leaving a page waits for the browser to end a subscription; it goes on after that. */
const timeoutMs = 1_000;

/** Ends what this browser subscribed to at its push service; false: it is still subscribed. */
export async function unsubscribeBrowser(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return true;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await (await registration?.pushManager.getSubscription())?.unsubscribe()) ?? true;
}

/** Ends the subscription of a session that was ended here; where that does not succeed it is ended at the next connection. */
export async function endPushSubscription(): Promise<void> {
  if (readStorage('pushEnded') === undefined) return;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  const isEnded = await Promise.race([unsubscribeBrowser().catch(() => false), late]);
  if (isEnded) removeStorage('pushEnded');
}

/** Notes that this browser is to be subscribed no more, whoever signs in next. */
export const notePushEnded = (): void => void writeStorage('pushEnded', '1');

/** Forgets it: somebody subscribed this browser again. */
export const forgetPushEnded = (): void => removeStorage('pushEnded');
