import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import { basePath } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { toNetwork, clientAddress } from '../requests/client-address.ts';
import { isOlder } from '@saer/contract/api/version-order';
import { AppError } from '../replies/app-error.ts';
import { isAddress } from '../requests/request-address.ts';
import { requestLimit } from './request-limit.ts';
import { requestCost } from './route-cost.ts';
import { securityHeaders } from '../pages/security-headers.ts';

const isBelow = (path: string, url: string): boolean => url === path || url.startsWith(`${path}/`);

/** The route that answers, as it was put on the server: however an address is written, it has one. */
const routePath = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '';

/** Endpoints open to apps of any version: signing out always works, and so does getting a newer one. */
const forEveryVersion = new Set(
  ['/auth/logout', '/health', '/health/live', '/health/ready', '/release/latest', '/release/download'].map(
    (path) => `${basePath}${path}`,
  ),
);

/** Why a request is rejected before its route; undefined if it is not. */
type Check = (request: FastifyRequest, reply: FastifyReply) => AppError | undefined;

/** Answers calls that arrive during shutdown: another process, or this one in a moment, will serve them. */
function checkClosing(app: FastifyInstance): Check {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  return (_request, reply) => {
    if (!isClosing) return undefined;
    void reply.header('retry-after', '5');
    return new AppError({ code: 'restarting' });
  };
}

/** Counts the requests of a network. */
function checkCount(settings: Pick<Settings, 'rateLimit'>): Check {
  const count = requestLimit('requests', () => settings.rateLimit);
  return (request, reply) => {
    if (requestCost(request) === 0) return undefined;
    const max = settings.rateLimit;
    const { isWithin, remaining, seconds } = count(toNetwork(clientAddress(request)));
    void reply
      .header('x-ratelimit-limit', max)
      .header('x-ratelimit-remaining', remaining)
      .header('x-ratelimit-reset', seconds);
    if (isWithin) return undefined;
    void reply.header('retry-after', seconds);
    return new AppError({ code: 'tooManyRequests' });
  };
}

/** Refuses what is no path of this site, before anything reads it as one, and a request that names no host. */
const checkAddress: Check = ({ url, headers, raw: { httpVersion } }) =>
  isAddress(url) && (headers.host !== undefined || httpVersion !== '1.1')
    ? undefined
    : new AppError({ code: 'badRequest' });

/** Tells apps that are too old to update: the desktop app by its releases, a page by the version of this server's own. */
function checkVersion(settings: Pick<Settings, 'minAppVersion' | 'minDesktopVersion'>): Check {
  return (request) => {
    const isDesktop = request.headers['platform'] === 'desktop';
    const min = isDesktop ? settings.minDesktopVersion : settings.minAppVersion;
    if (min === undefined) return undefined;
    const version = request.headers['app-version'];
    const route = routePath(request);
    if (typeof version !== 'string' || !isBelow(basePath, route) || forEveryVersion.has(route))
      return undefined;
    return isOlder(version, min) ? new AppError({ code: 'appTooOld', details: { least: min } }) : undefined;
  };
}

/** Adds checks before every route that is mounted afterwards, as one synchronous hook: little runs per request. */
function checkFirst(app: FastifyInstance, ...checks: readonly Check[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    for (const check of checks) {
      const refusal = check(request, reply);
      if (refusal !== undefined) return done(refusal);
    }
    return done();
  });
}

/** Runs before every route. Its hooks precede those of all routes: nothing expensive runs before it is counted. */
export async function protect(app: FastifyInstance, settings: Settings): Promise<void> {
  const { longestDelay, siteOrigin } = settings;
  const headers = securityHeaders(siteOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  checkFirst(app, checkClosing(app), checkCount(settings), checkAddress);
  await app.register(compress, { threshold: 1024 });
  await app.register(underPressure, { maxEventLoopDelay: longestDelay, retryAfter: 5 });
  checkFirst(app, checkVersion(settings));
}
