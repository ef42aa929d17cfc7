import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';

/** An address without parts that some proxies add: a port, brackets, a zone. */
const bare = (address: string): string =>
  address
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/%.*$/s, '');

/** The origin of a call; behind trusted proxies, the address they report, unless it is invalid: then the proxy itself. */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // Nearly always: an address, and nothing around it.
  if (isIP(ip) !== 0 && !ip.includes('%')) return ip;
  const addresses = [ip, socket.remoteAddress ?? ''].map(bare);
  return addresses.find((each) => isIP(each) !== 0) ?? '0.0.0.0';
}

/** The setting in the framework's format: the number of proxies nearest to us, or those of these addresses and networks. */
export function trustedProxies(trusted: Settings['trustProxy']) {
  // Without trusted proxies the framework need not parse forwarded addresses.
  if (trusted === 0) return false;
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : [...trusted];
}

/** The origin of a call that its caller cannot vary: an IPv4 address, or the /64 network of an IPv6 customer. */
export function toNetwork(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined || !address.includes(':')) return embedded ?? address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
