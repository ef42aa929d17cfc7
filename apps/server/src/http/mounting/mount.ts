import * as z from 'zod/mini';
import type { Access } from '@saer/contract/api/access';
import { basePath, bodyLimitOf, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import {
  type Caller,
  readCaller,
  type FindPrincipal,
  type GuardedEndpoint,
  type Principal,
  requirePrincipal,
} from '../requests/caller.ts';
import { parseInput } from './parse-input.ts';

type Schema = z.core.$ZodType;

/** A caller who is signed in and may. */
export interface SignedInCaller<P extends Principal = Principal> extends Caller {
  readonly principal: P;
}

type Handler<Q extends Schema, B extends Schema, R extends Schema, C extends Caller> = (
  input: { query: z.output<Q>; body: z.output<B> },
  caller: C,
  /** Aborted when the caller leaves before the reply; for long work. */
  left: () => AbortSignal,
) => Promise<z.output<R>>;

/** `compress: false` where every reply is short: nothing is loaded to look at it. */
type MountOptions = Pick<RouteShorthandOptions, 'compress'>;

type FindCaller<C> = (request: FastifyRequest, response: FastifyReply) => Promise<C>;

/** Determines the caller and checks access before reading any input. */
export function callerHook<C>(find: FindCaller<C>) {
  const callers = new WeakMap<FastifyRequest, C>();
  return {
    onRequest: async (request: FastifyRequest, response: FastifyReply): Promise<void> => {
      callers.set(request, await find(request, response));
    },
    callerFor: async (request: FastifyRequest, response: FastifyReply): Promise<C> =>
      callers.get(request) ?? find(request, response),
  };
}

/** Thrown when a caller has left: nobody reads the reply. */
const gone = (): Error => Object.assign(new Error('The caller has left'), { statusCode: 499 });

/** Aborted when the caller leaves before the answer is written: for work that is long enough to be worth ending. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = (): void => {
    if (!raw.writableFinished) controller.abort(gone());
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return controller.signal;
}

function route<Q extends Schema, B extends Schema, R extends Schema, C extends Caller>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, B, R>,
  findCaller: FindCaller<C>,
  handler: Handler<Q, B, R, C>,
  options: MountOptions = {},
): void {
  const { method, path, access, query, body, reply } = endpoint;
  const { onRequest, callerFor } = callerHook(findCaller);
  app.route({
    ...options,
    method,
    url: `${basePath}${path}`,
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: async (request, response) => {
      // Public endpoints handle tokens and codes too, unless they only read.
      if (method !== 'GET' || access !== 'public') void response.header('cache-control', 'no-store');
      await onRequest(request, response);
    },
    handler: async (request, response) => {
      const caller = await callerFor(request, response);
      const input = { query: parseInput(query, request.query), body: parseInput(body, request.body) };
      return z.encode(reply, await handler(input, caller, () => disconnectSignal(response)));
    },
  });
}

/** Puts an endpoint that everyone may call on the server: read the request, run, write the reply, each by its schema. */
export function mount<Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, B, R, 'public'>,
  handler: Handler<Q, B, R, Caller>,
  options?: MountOptions,
): void {
  route(app, endpoint, async (request) => readCaller(request), handler, options);
}

/** The caller of a guarded endpoint; rejects everyone without access. No shared cache stores the reply. */
export async function guardedCaller<P extends Principal>(
  find: FindPrincipal<P>,
  endpoint: GuardedEndpoint & { readonly access: Exclude<Access, 'public'> },
  request: FastifyRequest,
  response: FastifyReply,
): Promise<SignedInCaller<P>> {
  void response.header('cache-control', 'no-store');
  const caller = readCaller(request);
  return { ...caller, principal: await requirePrincipal(find, request, caller.token, endpoint) };
}

/** The same for an endpoint that only some may call, where more is found out about them than who they are. */
export function mountGuardedBy<Q extends Schema, B extends Schema, R extends Schema, P extends Principal>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, B, R, Exclude<Access, 'public'>>,
  find: FindPrincipal<P>,
  handler: Handler<Q, B, R, SignedInCaller<P>>,
): void {
  route(app, endpoint, (request, response) => guardedCaller(find, endpoint, request, response), handler);
}

/** The same for an endpoint that only some may call. */
export function mountGuarded<Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, B, R, Exclude<Access, 'public'>>,
  handler: Handler<Q, B, R, SignedInCaller>,
): void {
  mountGuardedBy(app, endpoint, app.findPrincipal, handler);
}

/** Puts an endpoint that everyone may call on the server, where the handler writes the reply itself: as JSON, in UTF-8 if as bytes, and as the contract has it. */
export function mountRawJson<Q extends Schema, B extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, B, Schema, 'public'>,
  handler: (input: { query: z.output<Q>; body: z.output<B> }, caller: Caller) => Promise<string | Buffer>,
): void {
  const { method, path, query, body } = endpoint;
  const { onRequest, callerFor } = callerHook(async (request) => readCaller(request));
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
