import { basePath } from '@saer/contract/api/endpoint';
import type { CodeChannel } from '@saer/contract/account/auth';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import type { Settings } from '../../settings.ts';

/** Below `/v1`, before the channel and the secret. */
export const reportPath = '/delivery-report';

/** The secret part of the addresses at which providers report what became of messages. */
export const deriveReportSecret = (
  { reportSecret }: Pick<Settings, 'reportSecret'>,
  secretKey: string,
): string => reportSecret ?? keyedHash(secretKey, 'deliveryReport', 'path');

export const reportUrl = (origin: string, channel: CodeChannel, secret: string): string =>
  `${origin}${basePath}${reportPath}/${channel}/${secret}`;

/** SMS providers whose reports can be read: how those of the others look is not known. */
export const reportingProviders: ReadonlySet<Settings['sms']['provider']> = new Set([
  'local',
  'unifonic',
  'twilio',
]);

/** Tells whether others than this machine can open an origin. */
export function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !/^(?:localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
}
