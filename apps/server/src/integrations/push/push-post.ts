import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { providerTimeoutMs, ProviderError, Unavailable } from '../call-provider.ts';

interface PushPost {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Posts an encrypted message; says the status of the answer. */
export type PostPush = (sent: PushPost) => Promise<{ readonly status: number }>;

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

/** Tells whether an address is one of the internet: no own machine or network is ever called on somebody's word. */
export const isPublicAddress = (address: string): boolean =>
  !inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Finds the addresses of a host that may be called: at the very connection, so that a name cannot change its address in between. */
const lookupAmong =
  (mayCall: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, []);
      const allowed = found.filter(({ address }) => mayCall(address));
      const [first] = allowed;
      if (first === undefined) return callback(new ProviderError('an address of an own network'), []);
      if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

/**
 * Posts by HTTPS to addresses of the internet alone; follows no redirect and reads no answer but its status.
 * @throws {Unavailable} where no answer can be had
 * @throws {ProviderError} for an address of an own network
 */
export function securePost({
  ca,
  mayCall = isPublicAddress,
  timeoutMs = providerTimeoutMs,
}: {
  /** The authority of the certificate, if not one that everybody trusts. */
  readonly ca?: string;
  readonly mayCall?: (address: string) => boolean;
  readonly timeoutMs?: number;
} = {}): PostPush {
  // Of its own: a connection that others opened has not been looked at.
  const agent = new Agent({
    keepAlive: true,
    lookup: lookupAmong(mayCall),
    ...(ca === undefined ? {} : { ca }),
  });
  return ({ endpoint, headers, body }) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number }>();
    const call = request(
      endpoint,
      { method: 'POST', headers, agent, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        response.on('error', () => undefined).resume();
        resolve({ status: response.statusCode ?? 0 });
      },
    );
    call.on('error', (error) => {
      if (error instanceof ProviderError) return reject(error);
      // Only the kind of error: the address may contain a key.
      reject(new Unavailable('code' in error ? String(error.code) : 'no answer in time'));
    });
    call.end(body);
    return promise;
  };
}

/** The push services of browsers. A browser names the address itself: none but these is ever called. */
export const usualPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
];

/** The host of the local stand-in's addresses; a name that leads nowhere. */
export const standInHost = 'push.localhost';

/** Tells whether an address is one of these hosts: by HTTPS, at the usual port unless the host is named with another. */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((each) =>
    each.startsWith('*.') ? port === '' && hostname.endsWith(each.slice(1)) : host === each,
  );
}
