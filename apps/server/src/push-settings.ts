import { StartupError } from './startup-error.ts';
import type { FcmAccess } from './integrations/push/fcm.ts';
import { usualPushHosts } from './integrations/push/push-hosts.ts';

export interface PushSettings {
  /** Hosts of push services that browsers may name; none: the local stand-in, in production nobody. */
  readonly hosts: readonly string[];
  readonly fcm: FcmAccess | null;
}

interface Written {
  readonly hosts: string | undefined;
  readonly project: string | undefined;
  readonly account: string | undefined;
  readonly privateKey: string | undefined;
  readonly endpoint: string | undefined;
  readonly tokenEndpoint: string | undefined;
}

/** Reads PUSH_HOSTS (`usual`: those of the well-known browsers) and FCM_…, which need each other. */
export function readPushSettings({ hosts, ...fcm }: Written): PushSettings {
  const { project, account, privateKey } = fcm;
  const given = [project, account, privateKey].filter((each) => each !== undefined);
  if (given.length !== 0 && given.length !== 3)
    throw new StartupError('FCM needs FCM_PROJECT, FCM_ACCOUNT and FCM_PRIVATE_KEY, or none of them.');
  return {
    hosts:
      hosts === undefined
        ? []
        : hosts === 'usual'
          ? usualPushHosts
          : hosts.split(',').map((each) => each.trim().toLowerCase()),
    fcm:
      project === undefined || account === undefined || privateKey === undefined
        ? null
        : {
            project,
            account,
            // In an environment the lines of a key are often written as \n.
            privateKey: privateKey.replaceAll('\\n', '\n'),
            endpoint: fcm.endpoint ?? 'https://fcm.googleapis.com',
            tokenEndpoint: fcm.tokenEndpoint ?? 'https://oauth2.googleapis.com/token',
          },
  };
}
