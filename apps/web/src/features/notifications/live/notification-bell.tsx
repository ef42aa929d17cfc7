import { useLingui, Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import {
  maxUnread,
  notificationSignal,
  notificationStreamPath,
  type NotificationSignal,
} from '@saer/contract/contact/notification';
import { formatScaled } from '@saer/i18n/format-number';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { iconButtonStyle } from '../../../components/button/button-style.ts';
import { everyNotification } from '../queries.ts';
import { openStream } from '../../../lib/api/open-stream.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** The server says something every 25 seconds: after this long the connection is dead. */
const silenceMs = 70_000;

/** The session is over, or may not follow: coming again is of no use. */
class Refused extends Error {}

const ended = new Set([401, 403, 426]);

function readEvent(event: string): NotificationSignal | undefined {
  if (!event.startsWith('data: ')) return undefined;
  try {
    const { success, data } = z.safeParse(notificationSignal, JSON.parse(event.slice('data: '.length)));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the stream once, until it ends. */
async function readStream(
  signal: AbortSignal,
  onSignal: (state: NotificationSignal) => void,
  onOpen: () => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await openStream(notificationStreamPath, AbortSignal.any([signal, silence.signal]));
    if (ended.has(response.status)) throw new Refused();
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const state = readEvent(event);
        if (state !== undefined) onSignal(state);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Waits, but no longer than until the browser is connected again. */
const pauseFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    // Called off already: the lock is given back at once, for the tab that waits for it.
    const timer = setTimeout(go, signal.aborted ? 0 : ms);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });

async function keepReading(
  signal: AbortSignal,
  onSignal: (state: NotificationSignal) => void,
): Promise<void> {
  let pause = firstPauseMs;
  while (!signal.aborted) {
    try {
      await readStream(signal, onSignal, () => (pause = firstPauseMs));
    } catch (error) {
      if (error instanceof Refused) return;
    }
    // Not all browsers at the same moment, when a server comes back.
    await pauseFor(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

/**
 * Follows how an account's notifications stand, by one connection for all tabs of the browser: the tab that holds the lock reads, and
 * tells the others; when it is closed, another one takes over. Returns the end.
 */
function followSignals(account: number, onSignal: (state: NotificationSignal) => void): () => void {
  const end = new AbortController();
  const name = `saer-notifications-${account}`;
  const tabs = new BroadcastChannel(name);
  const post = tabs.postMessage.bind(tabs);
  let last: NotificationSignal | undefined;
  const hear = (state: NotificationSignal): void => {
    last = state;
    onSignal(state);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'ask') {
      if (last !== undefined) post(last);
      return;
    }
    const { success, data: state } = z.safeParse(notificationSignal, data);
    if (success) hear(state);
  });
  post('ask');
  const read = () =>
    keepReading(end.signal, (state) => {
      hear(state);
      post(state);
    });
  // Without locks, as on plain http, each tab reads for itself.
  if ('locks' in navigator)
    void navigator.locks.request(name, { signal: end.signal }, read).catch(() => undefined);
  else void read();
  return () => {
    end.abort();
    tabs.close();
  };
}

/** The number of unread notifications, as it is at any moment. */
function UnreadBadge({ account }: { readonly account: number }) {
  const client = useQueryClient();
  const [unread, setUnread] = useState(0);
  useEffect(
    () =>
      followSignals(account, (state) => {
        setUnread(state.unread);
        void client.invalidateQueries({ queryKey: everyNotification });
      }),
    [account, client],
  );
  if (unread === 0) return null;
  const shown = unread >= maxUnread ? `${formatScaled(maxUnread - 1, 0)}+` : formatScaled(unread, 0);
  return (
    <>
      <span className="sr-only">
        <Plural value={unread} one=", # unread" other=", # unread" />
      </span>
      <bdi
        dir="ltr"
        aria-hidden
        className="absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-surface tabular-nums"
      >
        {shown}
      </bdi>
    </>
  );
}

/** The way to the notifications, with the number of unread ones at any moment. */
export function NotificationBell({ account }: { readonly account: number }) {
  const { t } = useLingui();
  return (
    <Link to="/account/notifications" title={t`Notifications`} className={`${iconButtonStyle} relative`}>
      <Bell aria-hidden />
      <span className="sr-only">{t`Notifications`}</span>
      <UnreadBadge account={account} />
    </Link>
  );
}
