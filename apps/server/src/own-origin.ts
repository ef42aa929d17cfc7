import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

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

/** The same server by the name that browsers keep another session for; undefined for a site that is not on this machine alone. */
const otherHost = (siteOrigin: string): string | undefined => {
  const { hostname, host } = new URL(siteOrigin);
  return hostname === '127.0.0.1' ? host.replace(hostname, 'localhost') : undefined;
};

/** Leads whoever opens a page at `localhost` to the printed address, so that they stay signed in on the way back from a payment. */
export function leadToOwnOrigin(app: FastifyInstance, siteOrigin: string): void {
  const other = otherHost(siteOrigin);
  if (other === undefined) return;
  app.addHook('onRequest', async ({ method, headers, url }, reply) => {
    const isOpened = method === 'GET' && headers['sec-fetch-dest'] === 'document' && url.startsWith('/');
    if (!isOpened || headers.host !== other) return;
    await reply.header('cache-control', 'no-store').redirect(`${siteOrigin}${url}`, 307);
  });
}
