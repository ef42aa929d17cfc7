import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { basePath } from '@saer/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from '../sign-in/limits/network-of.ts';
import { isOlder } from './app-version.ts';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';
import { filesPath } from './files-path.ts';
import { permissionsPolicy, securityHeaders } from './security-headers.ts';

const isBelow = (path: string, url: string): boolean => url === path || url.startsWith(`${path}/`);

/** The route that answers, as it was put on the server: however an address is written, it has one. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '';

/** Files are cheap, and one page asks for many of them: only the API and the files service are counted. */
const isFile = (request: FastifyRequest) =>
  ![basePath, filesPath].some((path) => isBelow(path, routeOf(request)));

/** What an app of any age may call: it can always sign out. */
const forEveryVersion = new Set(
  ['/auth/logout', '/health', '/health/live', '/health/ready'].map((path) => `${basePath}${path}`),
);

/** Tells apps that are too old to update. */
function refuseOldApps(app: FastifyInstance, least: string): void {
  app.addHook('onRequest', async (request) => {
    const version = request.headers['app-version'];
    const route = routeOf(request);
    if (typeof version !== 'string' || !isBelow(basePath, route) || forEveryVersion.has(route)) return;
    if (isOlder(version, least)) throw new AppError({ code: 'appTooOld', details: { least } });
  });
}

/** Answers what still arrives while the server closes: elsewhere, or in a moment, somebody else will. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    void reply.header('retry-after', '5');
    throw new AppError({ code: 'restarting' });
  });
}

/** What stands in front of every route. Its hooks run before those of any route: nothing that costs runs before it is counted. */
export async function protect(
  app: FastifyInstance,
  { rateLimit: max, longestDelay, leastAppVersion, siteOrigin }: Settings,
): Promise<void> {
  refuseWhileClosing(app);
  await app.register(helmet, securityHeaders(siteOrigin));
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy);
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, {
    // The plugin's own hooks run after those of a route, which ask the database who calls.
    global: false,
    max,
    timeWindow: '1 minute',
    allowList: isFile,
    keyGenerator: (request) => networkOf(clientAddress(request)),
  });
  app.addHook('onRequest', app.rateLimit());
  await app.register(underPressure, { maxEventLoopDelay: longestDelay, retryAfter: 5 });
  if (leastAppVersion !== undefined) refuseOldApps(app, leastAppVersion);
}
