import { usualPushHosts } from './integrations/push/push-post.ts';
import type { FcmAccess } from './integrations/push/fcm.ts';
import {
  emailAddress,
  filled,
  privateKey,
  pushHosts,
  type SettingReader,
  webAddress,
} from './setting-readers.ts';
import { StartupError } from './startup-error.ts';

export interface PushSettings {
  /** Hosts of push services that browsers may name; none: the local stand-in, in production nobody. */
  readonly hosts: readonly string[];
  readonly fcm: FcmAccess | null;
}

/** Reads a setting by its name and words for what is right; undefined: it is not set. */
type ReadSetting = (name: string, right: string, read: SettingReader<string>) => string | undefined;

const parseHosts = (written: string | undefined): readonly string[] => {
  if (written === 'usual') return usualPushHosts;
  return written?.split(',').map((each) => each.trim().toLowerCase()) ?? [];
};

/** Reads PUSH_HOSTS (`usual`: those of the well-known browsers) and FCM_…, which need each other. */
export function readPushSettings(read: ReadSetting): PushSettings {
  const hosts = parseHosts(read('PUSH_HOSTS', '`usual`, or hosts with commas', pushHosts));
  const project = read('FCM_PROJECT', 'a name', filled);
  const account = read('FCM_ACCOUNT', 'an email address', emailAddress);
  const key = read('FCM_PRIVATE_KEY', 'a private key in PEM', privateKey);
  const endpoint = read('FCM_ENDPOINT', 'an http or https address', webAddress);
  const tokenEndpoint = read('FCM_TOKEN_ENDPOINT', 'an http or https address', webAddress);
  const given = [project, account, key].filter((each) => each !== undefined);
  if (given.length !== 0 && given.length !== 3)
    throw new StartupError('FCM needs FCM_PROJECT, FCM_ACCOUNT and FCM_PRIVATE_KEY, or none of them.');
  if (project === undefined || account === undefined || key === undefined) return { hosts, fcm: null };
  return {
    hosts,
    fcm: {
      project,
      account,
      privateKey: key,
      endpoint: endpoint ?? 'https://fcm.googleapis.com',
      tokenEndpoint: tokenEndpoint ?? 'https://oauth2.googleapis.com/token',
    },
  };
}
