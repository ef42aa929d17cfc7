import path from 'node:path';
import { pageAccess } from '@saer/contract/site/pages';
import { languages } from '@saer/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../apps/server/src/app.ts';
import { limitNames } from '../../apps/server/src/http/limits/request-limit.ts';
import type { RouteCost } from '../../apps/server/src/http/limits/route-cost.ts';
import { sampleMessages } from '../../apps/server/src/messages/local/template-gallery.ts';
import { render } from '../../apps/server/src/messages/templates/render.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import type { HttpRequest } from '../core/http-client.ts';
import type { Target } from '../core/target.ts';

export interface SurfaceRoute {
  readonly method: string;
  readonly url: string;
  readonly cost: RouteCost;
}

/** The built web, which the attacked server serves. */
const webFolder = path.resolve(import.meta.dirname, '../../apps/web/dist');

/** Everything that a stranger can reach, as the server itself names it. */
export interface Surface {
  readonly routes: readonly SurfaceRoute[];
  /** Pages of the app, which the router does not know one by one. */
  readonly pages: readonly string[];
  /** Addresses that mails link to, below the site. */
  readonly mailLinks: readonly string[];
  readonly limits: ReadonlySet<string>;
}

const origin = 'https://saer.example';

/** The addresses in one of every mail, in both languages. */
function linksInMails(): readonly string[] {
  const links = languages
    .flatMap((language) => Object.values(sampleMessages(language, Date.now())))
    .flatMap((message) => {
      const { html, body } = render(message, origin);
      return [...`${html ?? ''}\n${body}`.matchAll(/https?:\/\/[^\s"'<>]+/g)];
    })
    .map(([address]) => address.replaceAll('&amp;', '&'));
  return [...new Set(links)];
}

/** Lists what an app serves. Of a route that reads, only GET: HEAD is the same without a body. */
export const surfaceOf = ({ servedRoutes }: FastifyInstance): Surface => ({
  routes: servedRoutes.flatMap(({ methods, url, cost }) =>
    (methods.length > 2 ? methods.filter((method) => method === 'GET' || method === 'POST') : methods)
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ method, url, cost })),
  ),
  pages: Object.keys(pageAccess),
  mailLinks: linksInMails(),
  limits: limitNames,
});

/** Builds the app in this process, to list what the attacked server serves. */
export async function readSurface({ db }: Target): Promise<Surface> {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/');
  const app = await buildApp({ settings, db, secretKey: 'only-to-list-'.repeat(3), version: '0', webFolder });
  try {
    await app.ready();
    return surfaceOf(app);
  } finally {
    await app.close();
  }
}

const bodies = new Set(['POST', 'PUT', 'PATCH']);

/** A request to a route by a stranger, whose token and ids are forged. */
export function strangerRequest({ method, url }: Pick<SurfaceRoute, 'method' | 'url'>): HttpRequest {
  const request = { method, path: `${url.replace(/:\w+|\*/g, 'forged')}?token=forged` };
  if (!bodies.has(method)) return request;
  return { ...request, headers: { 'content-type': 'application/json' }, body: '{}' };
}
