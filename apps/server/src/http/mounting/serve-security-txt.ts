import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { free } from '../limits/route-cost.ts';

/** Milliseconds for which a copy may be relied on: RFC 9116 asks for less than a year. */
const validFor = 180 * 86_400_000;

/** Serves the file that tells whoever found a weakness where to report it (RFC 9116). */
export function serveSecurityTxt(
  app: FastifyInstance,
  settings: Pick<Settings, 'siteOrigin' | 'contact'>,
): void {
  const { siteOrigin } = settings;
  const path = '/.well-known/security.txt';
  app.get(path, { config: free }, (_request, reply) => {
    const { email } = settings.contact;
    const ways = [...(email === undefined ? [] : [`mailto:${email}`]), `${siteOrigin}/contact-us`];
    // By day, so that a copy stays valid for a while.
    const expires = new Date(Date.now() + validFor).toISOString().slice(0, 10);
    const lines = [
      ...ways.map((way) => `Contact: ${way}`),
      `Expires: ${expires}T00:00:00.000Z`,
      'Preferred-Languages: ar, en',
      `Canonical: ${siteOrigin}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
