import { basePath, bodyLimitOf, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { type Caller, callerOf } from '../requests/caller.ts';
import { parseInput } from './parse-input.ts';
import { callerFirst } from './mount.ts';

type Schema = z.core.$ZodType;

/** Puts an endpoint that everyone may call on the server, where the handler writes the reply itself: as JSON, in UTF-8 if as bytes, and as the contract has it. */
export function mountRawJson<Q extends Schema, B extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, B, Schema, 'public'>,
  handler: (input: { query: z.output<Q>; body: z.output<B> }, caller: Caller) => Promise<string | Buffer>,
): void {
  const { method, path, query, body } = endpoint;
  const { onRequest, callerFor } = callerFirst(async (request) => callerOf(request));
  app.route({
    method,
    url: `${basePath}${path}`,
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: async (request, response) => {
      void response.header('cache-control', 'no-store');
      await onRequest(request, response);
    },
    handler: async (request, response) => {
      const caller = await callerFor(request, response);
      const input = { query: parseInput(query, request.query), body: parseInput(body, request.body) };
      const text = await handler(input, caller);
      return response.type('application/json; charset=utf-8').send(text);
    },
  });
}
