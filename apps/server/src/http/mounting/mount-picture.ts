import type { Access } from '@saer/contract/api/access';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { parseInput } from './parse-input.ts';
import { callerFirst, guardedCaller, type SignedInCaller } from './mount.ts';

type Schema = z.core.$ZodType;

/**
 * Mounts an endpoint that replies with an image. An image never changes under its key: the caller's own browser caches it, for the
 * token it was requested with; shared caches do not.
 */
export function mountPicture<Q extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, Schema, Schema, Exclude<Access, 'public'>> & {
    readonly repliesWith: 'image/webp';
  },
  handler: (input: { query: z.output<Q> }, caller: SignedInCaller) => Promise<Buffer>,
): void {
  const { method, path, query, repliesWith } = endpoint;
  const { onRequest, callerFor } = callerFirst((request, response) =>
    guardedCaller(app.findPrincipal, endpoint, request, response),
  );
  app.route({
    method,
    url: `${basePath}${path}`,
    onRequest,
    handler: async (request, response) => {
      const caller = await callerFor(request, response);
      const picture = await handler({ query: parseInput(query, request.query) }, caller);
      return response
        .headers({
          'cache-control': 'private, max-age=604800, immutable',
          vary: 'authorization',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(repliesWith)
        .send(picture);
    },
  });
}
