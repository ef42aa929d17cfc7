/** Shows push messages, and opens the page that one is about. */

declare const self: ServiceWorkerGlobalScope;

interface Shown {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly language: 'ar' | 'en';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a message; only pages of this site are opened. */
function read(data: PushMessageData | null): Shown | undefined {
  try {
    const sent: unknown = data?.json();
    if (typeof sent !== 'object' || sent === null) return undefined;
    const { tag, title, body, url, language } = Object.fromEntries(Object.entries(sent));
    if (textOf(title) === '') return undefined;
    const page = URL.canParse(textOf(url), self.location.origin)
      ? new URL(textOf(url), self.location.origin)
      : undefined;
    return {
      tag: textOf(tag),
      title: textOf(title),
      body: textOf(body),
      url:
        page?.origin === self.location.origin ? page.href : `${self.location.origin}/account/notifications`,
      language: language === 'ar' ? 'ar' : 'en',
    };
  } catch {
    return undefined;
  }
}

async function show(event: PushEvent): Promise<void> {
  const shown = read(event.data);
  if (shown === undefined) return;
  const { tag, title, body, url, language } = shown;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    icon: '/icons/icon-192.png',
    data: { url },
  });
}

/** Opens a page in a window of ours where there is one. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = windows.find((each) => each.url === url) ?? windows[0];
  if (same === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  await same.focus().catch(() => undefined);
  // A page that has something unsaved asks before it is left.
  if (same.url !== url) await same.navigate(url).catch(() => self.clients.openWindow(url));
}

/** Answers the events of push messages. */
export function listenForPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { data } = event.notification;
    const url: unknown = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
    event.waitUntil(open(textOf(url) === '' ? self.location.origin : textOf(url)));
  });
}
