import { basePath, type Endpoint } from '@saer/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Caller, callerOf } from './caller.ts';
import { checked } from './checked.ts';

type Schema = z.core.$ZodType;

/** Puts an endpoint of the contract on the server: read the request, run, write the reply, each by its schema. */
export function mount<Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  { method, path, query, body, reply }: Endpoint<Q, B, R>,
  handler: (input: { query: z.output<Q>; body: z.output<B> }, caller: Caller) => Promise<z.output<R>>,
): void {
  app.route({
    method,
    url: `${basePath}${path}`,
    handler: async (request) => {
      const input = { query: checked(query, request.query), body: checked(body, request.body) };
      return z.encode(reply, await handler(input, callerOf(request)));
    },
  });
}
