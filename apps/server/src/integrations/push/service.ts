import type { PushKind } from '@saer/contract/account/push';
import type { Database } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import { fcm } from './fcm.ts';
import type { PushTransport } from './push.ts';
import { standInHost, type PostPush } from './push-post.ts';
import { vapidKeys, webPush } from './web-push.ts';

type PushService = 'browser' | 'standIn' | 'none';

/**
 * Who carries messages to browsers. Where no real service is set, the local stand-in; in production, where nobody may read what it gets,
 * nobody.
 */
export const choosePushService = ({ push, mode }: Pick<Settings, 'push' | 'mode'>): PushService => {
  if (push.hosts.length > 0) return 'browser';
  return mode === 'production' || push.fcm !== null ? 'none' : 'standIn';
};

/** The hosts whose addresses are called. */
export const listPushHosts = (settings: Pick<Settings, 'push' | 'mode'>): readonly string[] =>
  choosePushService(settings) === 'standIn' ? [standInHost] : settings.push.hosts;

/** Whom a push service may write to about our messages: `https:` or `mailto:` (RFC 8292), also where the site has neither. */
export function vapidSubject({ contact, siteOrigin }: Pick<Settings, 'contact' | 'siteOrigin'>): string {
  if (contact.email !== undefined) return `mailto:${contact.email}`;
  return siteOrigin.startsWith('https:') ? siteOrigin : `mailto:webmaster@${new URL(siteOrigin).hostname}`;
}

export interface PushTransports extends AsyncDisposable {
  readonly transports: Readonly<Partial<Record<PushKind, PushTransport>>>;
}

interface Options {
  readonly db: Database;
  readonly settings: Settings;
  readonly secretKey: string;
  /** The way browsers' push services are called, if not as usual. */
  readonly post?: PostPush;
}

/** Posts to the local stand-in, which starts with the first message. */
function standInPost({ db, secretKey }: Pick<Options, 'db' | 'secretKey'>) {
  let started: ReturnType<typeof start> | undefined;
  const start = async () => {
    const { startPushServer } = await import('./local/push-server.ts');
    return startPushServer(db, secretKey);
  };
  const post: PostPush = async (sent) => (await (started ??= start())).post(sent);
  return { post, close: async () => (await started)?.close() };
}

/** Opens the transports of push messages that the settings name. */
export function openPushTransports({ db, settings, secretKey, post }: Options): PushTransports {
  const service = choosePushService(settings);
  const { fcm: access } = settings.push;
  const standIn = service === 'standIn' ? standInPost({ db, secretKey }) : undefined;
  const usedPost = standIn?.post ?? post;
  const web =
    service === 'none'
      ? undefined
      : webPush({
          keys: vapidKeys(secretKey),
          subject: vapidSubject(settings),
          hosts: listPushHosts(settings),
          ...(usedPost && { post: usedPost }),
        });
  return {
    transports: { ...(web && { web }), ...(access && { fcm: fcm(access) }) },
    [Symbol.asyncDispose]: async () => standIn?.close(),
  };
}
