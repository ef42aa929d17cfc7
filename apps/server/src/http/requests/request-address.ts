import type { FastifyRequest } from 'fastify';

/** A scheme and an authority, which a request to a proxy has before its path. */
const origin = /^https?:\/\/[^/?#]*/i;

const isOneSlash = (address: string): boolean =>
  address.startsWith('/') && address[1] !== '/' && address[1] !== '\\';

/** A NUL in the path, which no text here can have: the database refuses it. */
const nulInPath = /^[^?#]*%00/;

/** Tells whether a request's address can be read as a path of this site: `//` would begin another host. */
export function isAddress(url: string): boolean {
  if (nulInPath.test(url)) return false;
  if (isOneSlash(url)) return true;
  const rest = origin.test(url) ? url.replace(origin, '') : undefined;
  return rest !== undefined && (rest === '' || rest.startsWith('?') || isOneSlash(rest));
}

interface Address {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
}

/** The parts of a request's address as they were sent, neither decoded nor resolved. */
export function requestAddress({ url }: Pick<FastifyRequest, 'url'>): Address {
  const [address = ''] = url.replace(origin, '').split('#', 1);
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  return { path: path === '' ? '/' : path, query: end === -1 ? '' : address.slice(end + 1) };
}

/** The names of a machine for itself. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin at which a caller opened this site, from the `Host` of the request: of a site on the own machine, any of its names, since a
 * browser keeps a session by name and a passkey by `localhost` alone; of any other, the set origin, whatever the request says.
 */
export function visitedOrigin(siteOrigin: string, host: string): string {
  const { protocol, hostname, port } = new URL(siteOrigin);
  const isOwn = ownNames.includes(hostname) && ownNames.some((name) => host === `${name}:${port}`);
  return isOwn ? `${protocol}//${host}` : siteOrigin;
}

/** Path prefix of the embedded file service. */
export const filesPath = '/bs/v1';
