import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { callerOf } from '../requests/caller.ts';
import { parseInput } from './parse-input.ts';
import type { CachedReply } from './cached-reply.ts';

/** Puts an endpoint on the server that everyone may read and that answers everyone alike: with a reply that is written already. */
export function mountCached<Q extends z.core.$ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, z.core.$ZodType, z.core.$ZodType, 'public'> & { readonly method: 'GET' },
  find: (query: z.output<Q>) => Promise<CachedReply>,
): void {
  const { method, path, query } = endpoint;
  app.route({
    method,
    url: `${basePath}${path}`,
    onRequest: (request, _response, done) => {
      // Refuses headers that cannot be right, as everywhere.
      callerOf(request);
      done();
    },
    handler: async (request, response) => {
      const written = await find(parseInput(query, request.query));
      return written.send(request, response);
    },
  });
}
