import { isIPv6 } from 'node:net';

/** Addresses that stand for all of this machine's: nobody can open them. */
const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * The address at which a server that listens there is opened. It is printed at the start and, unless another one is set, in every link:
 * browsers keep a session by the name of the host, so that `localhost` is another site than `127.0.0.1`.
 */
export function ownOrigin(host: string, port: number): string {
  if (everyAddress.has(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
