import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { basePath } from '@saer/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Files are cheap, and one page asks for many of them: only the API is counted. */
const isFile = ({ url }: FastifyRequest) => !url.startsWith(basePath);

/** What stands in front of every route. */
export async function protect(app: FastifyInstance, { rateLimit: max }: Settings): Promise<void> {
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
    // The server speaks plain http; the proxy in front of a public one sets this.
    hsts: false,
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, { max, timeWindow: '1 minute', allowList: isFile });
  await app.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: 5 });
}
