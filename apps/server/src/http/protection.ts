import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { basePath } from '@saer/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filesPath } from './files-path.ts';
import type { Settings } from '../settings.ts';
import { AppError } from './app-error.ts';
import { callerOf } from './caller.ts';

/** Files are cheap, and one page asks for many of them: only the API and the files service are counted. */
const isFile = ({ url }: FastifyRequest) => !url.startsWith(basePath) && !url.startsWith(filesPath);

/** What an app of any age may call: it can always sign out. */
const forEveryVersion = new Set([`${basePath}/auth/logout`, `${basePath}/health`]);

/** Whether one version comes before another, part by part as numbers: 1.9 before 1.10. */
export function isOlder(version: string, least: string): boolean {
  const [parts, leastParts] = [version, least].map((each) => each.split('.').map(Number));
  for (const [at, wanted] of (leastParts ?? []).entries()) {
    const part = parts?.[at] ?? 0;
    if (part !== wanted) return part < wanted;
  }
  return false;
}

/** Tells apps that are too old to update. */
function refuseOldApps(app: FastifyInstance, least: string): void {
  app.addHook('onRequest', async (request) => {
    const { appVersion } = callerOf(request);
    const [path = ''] = request.url.split('?');
    if (!path.startsWith(`${basePath}/`) || forEveryVersion.has(path.replace(/\/+$/, ''))) return;
    if (appVersion !== undefined && isOlder(appVersion, least))
      throw new AppError({ code: 'appTooOld', details: { least } });
  });
}

/** What stands in front of every route. */
export async function protect(
  app: FastifyInstance,
  { rateLimit: max, longestDelay, leastAppVersion }: Settings,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Inline styles, because prerendered pages carry their first style sheet inside.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // No other site learns where a reader came from, and forms of ours still say that they are ours.
    referrerPolicy: { policy: 'same-origin' },
    // The server speaks plain http; the proxy in front of a public one sets this.
    hsts: false,
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, { max, timeWindow: '1 minute', allowList: isFile });
  await app.register(underPressure, { maxEventLoopDelay: longestDelay, retryAfter: 5 });
  if (leastAppVersion !== undefined) refuseOldApps(app, leastAppVersion);
}
