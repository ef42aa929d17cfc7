import type { Access } from '@saer/contract/access';
import { basePath, type Endpoint } from '@saer/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Caller, callerOf } from './caller.ts';
import { checked } from './checked.ts';
import { type Principal, requirePrincipal } from './principal.ts';

type Schema = z.core.$ZodType;

/** Who calls an endpoint: where it is not for everyone, someone who is signed in and may. */
type CallerFor<A extends Access> = Caller & {
  readonly principal: A extends 'public' ? undefined : Principal;
};

async function callerFor<A extends Access>(
  app: FastifyInstance,
  request: FastifyRequest,
  access: A,
): Promise<CallerFor<A>> {
  const caller = callerOf(request);
  const principal = access === 'public' ? undefined : await requirePrincipal(app, caller.token, access);
  // The line above is what the type says; the compiler does not follow a condition into a generic.
  return { ...caller, principal } as CallerFor<A>;
}

/**
 * Puts an endpoint of the contract on the server: who calls, what they send, run, the reply, each as the contract says.
 * Whether they may is asked before what they sent is read.
 */
export function mount<Q extends Schema, B extends Schema, R extends Schema, A extends Access>(
  app: FastifyInstance,
  { method, path, access, query, body, reply }: Endpoint<Q, B, R, A>,
  handler: (input: { query: z.output<Q>; body: z.output<B> }, caller: CallerFor<A>) => Promise<z.output<R>>,
): void {
  app.route({
    method,
    url: `${basePath}${path}`,
    handler: async (request, response) => {
      const caller = await callerFor(app, request, access);
      // What only some may see is kept by no cache on the way.
      if (access !== 'public' || method !== 'GET') void response.header('cache-control', 'no-store');
      const input = { query: checked(query, request.query), body: checked(body, request.body) };
      return z.encode(reply, await handler(input, caller));
    },
  });
}
