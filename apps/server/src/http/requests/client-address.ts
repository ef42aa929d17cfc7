import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

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
