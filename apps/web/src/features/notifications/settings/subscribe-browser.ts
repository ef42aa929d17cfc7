import { webSubscription, type WebSubscription } from '@saer/contract/push';
import * as z from 'zod/mini';

/** Whether this browser can show messages of a site that is closed. On an iPhone: only of one on the home screen. */
export const canShow = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether the browser was told to show none of ours; only its own settings change that. */
export const isForbidden = (): boolean => canShow() && Notification.permission === 'denied';

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')),
    (each) => each.codePointAt(0) ?? 0,
  );

/** Asks whether messages may be shown, and subscribes this browser; undefined: they may not. Called by a press alone. */
export async function subscribeBrowser(publicKey: string): Promise<WebSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  // One made with another key is of no use.
  const subscribed = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscribed.toJSON();
  return z.parse(webSubscription, { endpoint, keys });
}

/** Ends what this browser subscribed to. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!canShow()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
